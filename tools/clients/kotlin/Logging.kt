// OkHttp's logging-interceptor, as far as a generated client uses it.
package okhttp3.logging

import okhttp3.Interceptor
import okhttp3.Response

class HttpLoggingInterceptor(private val logger: Logger) : Interceptor {
    fun interface Logger {
        fun log(message: String)
    }

    enum class Level { NONE, BASIC, HEADERS, BODY }

    var level: Level = Level.NONE

    override fun intercept(chain: Interceptor.Chain): Response {
        if (level != Level.NONE) logger.log("${chain.request().method} ${chain.request().url}")
        return chain.proceed(chain.request())
    }
}
