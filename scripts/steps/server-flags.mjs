/**
 * How Node runs a program of ours: with stacks that name the sources, and with room for what a few renders at once leave behind,
 * which would otherwise be moved about by the garbage collector (a tenth of a render).
 */
export const SERVER_FLAGS = ['--enable-source-maps', '--max-semi-space-size=32']
