import { onCleanup } from './screen'

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
  onCleanup(() => {
    URL.createObjectURL = createObjectURL
    HTMLAnchorElement.prototype.click = click
  })
  return files
}
