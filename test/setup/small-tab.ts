/** While it works, the storage of the tab takes no value that is longer. */
export async function withSmallTab(longest: number, work: () => Promise<void> | void): Promise<void> {
  const { sessionStorage } = globalThis
  const small = {
    setItem(key: string, value: string) {
      if (value.length > longest) throw new DOMException('full', 'QuotaExceededError')
      sessionStorage.setItem(key, value)
    },
    getItem: (key: string) => sessionStorage.getItem(key),
    removeItem: (key: string) => sessionStorage.removeItem(key)
  }
  const use = (value: unknown) =>
    Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, writable: true, value })
  use(small)
  try {
    await work()
  } finally {
    use(sessionStorage)
  }
}
