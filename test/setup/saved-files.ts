import { onCleanup } from './screen'

/** When the page releases the data of a file, long after a test. */
const RELEASE_AFTER_MS = 40_000

/** The files that the page saves from now on, with their names. */
export function watchSavedFiles(): { name: string; blob: Blob }[] {
  const files: { name: string; blob: Blob }[] = []
  const blobs: Blob[] = []
  const { createObjectURL } = URL
  const { click } = HTMLAnchorElement.prototype
  URL.createObjectURL = blob => `blob:${blobs.push(blob as Blob)}`
  HTMLAnchorElement.prototype.click = function () {
    const blob = blobs[Number(this.href.replace('blob:', '')) - 1]
    if (blob) files.push({ name: this.download, blob })
    else click.call(this)
  }
  const { setTimeout } = globalThis
  const start = (...timer: Parameters<typeof setTimeout>) => {
    const started = setTimeout(...timer)
    return timer[1] === RELEASE_AFTER_MS ? started.unref() : started
  }
  globalThis.setTimeout = Object.assign(start, setTimeout)
  onCleanup(() => {
    globalThis.setTimeout = setTimeout
    URL.createObjectURL = createObjectURL
    HTMLAnchorElement.prototype.click = click
  })
  return files
}
