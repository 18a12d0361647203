declare module 'virtual:locales' {
  const locales: { readonly en: Readonly<Record<string, string>> } & Readonly<
    Record<string, Readonly<Record<string, string>>>
  >
  export default locales
}
