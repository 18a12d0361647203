const sheets = new Map<string, Promise<void>>()

const append = (address: string) =>
  new Promise<void>((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      sheets.delete(address)
      reject(new TypeError(`Failed to load ${address}`))
    }
    document.head.append(link)
  })

/** Resolves when the sheet applies; a sheet is requested once, and again only after a failure. */
export const loadSheet = (address: string): Promise<void> => {
  const loading = sheets.get(address) ?? append(address)
  sheets.set(address, loading)
  return loading
}
