import { cleanFileName } from '../text/file-name'

/** Long enough for slow browsers to have read the data. */
const RELEASE_AFTER_MS = 40_000

/** Offers data of this page as a file. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob)
  follow(address, cleanFileName(name))
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_AFTER_MS)
}

/** Downloads from a one-time address of the panel. @returns false for an address of another origin. */
export function followDownload(address: string): boolean {
  const target = ownAddress(address)
  if (target === undefined) return false
  follow(target, '')
  return true
}

/** @returns undefined for an address of another origin. */
export function ownAddress(address: string): string | undefined {
  try {
    const { href, origin } = new URL(address, location.origin)
    return origin === location.origin ? href : undefined
  } catch {
    return
  }
}

function follow(address: string, name: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.rel = 'noopener'
  document.body.append(link)
  link.click()
  link.remove()
}
