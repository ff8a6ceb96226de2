// Retrofit's converter-kotlinx-serialization.
package retrofit2.converter.kotlinx.serialization

import java.lang.reflect.Type
import kotlinx.serialization.StringFormat
import kotlinx.serialization.serializer
import okhttp3.MediaType
import okhttp3.RequestBody
import okhttp3.RequestBody.Companion.toRequestBody
import okhttp3.ResponseBody
import retrofit2.Converter
import retrofit2.Retrofit

fun StringFormat.asConverterFactory(contentType: MediaType): Converter.Factory = Factory(this, contentType)

private class Factory(private val format: StringFormat, private val contentType: MediaType) : Converter.Factory() {
    override fun responseBodyConverter(type: Type, annotations: Array<out Annotation>, retrofit: Retrofit) =
        Converter<ResponseBody, Any> { body ->
            format.decodeFromString(format.serializersModule.serializer(type), body.string())
        }

    override fun requestBodyConverter(
        type: Type,
        parameterAnnotations: Array<out Annotation>,
        methodAnnotations: Array<out Annotation>,
        retrofit: Retrofit,
    ) = Converter<Any, RequestBody> { value ->
        format.encodeToString(format.serializersModule.serializer(type), value).toRequestBody(contentType)
    }
}
