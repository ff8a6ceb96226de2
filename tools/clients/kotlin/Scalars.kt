// Retrofit's converter-scalars, as far as a generated client uses it: it leaves everything to the next converter.
package retrofit2.converter.scalars

import retrofit2.Converter

class ScalarsConverterFactory private constructor() : Converter.Factory() {
    companion object {
        fun create() = ScalarsConverterFactory()
    }
}
