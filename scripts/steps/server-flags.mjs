/** A young generation large enough for several renders saves a tenth of a render in garbage collection. */
export const SERVER_FLAGS = ['--max-semi-space-size=32']
