export const guards: readonly {
  name: string
  file: string
  find: string
  replace: string
  test: string
  titled: string
}[]
