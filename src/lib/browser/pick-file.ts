import { $picking } from './picking'

/** A file of this computer that is written piece by piece. What was written counts only once it is closed. */
export interface OpenFile {
  name: string
  write(chunk: Uint8Array): Promise<void>
  close(): Promise<void>
  /** Drops what was written. */
  abort(): Promise<void>
}

/** File System Access; TypeScript's DOM has no types for it, and only some browsers have it, on secure pages. */
interface FilePicker {
  showSaveFilePicker?: (options: { suggestedName: string }) => Promise<FileSystemFileHandle>
}

/** Lets the user choose where to save; 'unsupported' where the browser cannot write to files. */
export async function pickFile(suggestedName: string): Promise<OpenFile | 'unsupported' | 'declined'> {
  const { showSaveFilePicker } = window as Window & FilePicker
  if (!showSaveFilePicker) return 'unsupported'
  $picking.set(true)
  try {
    const handle = await showSaveFilePicker.call(window, { suggestedName })
    const file = await handle.createWritable()
    return {
      name: handle.name,
      // The chunks of a stream are in plain buffers, which the types of the DOM do not express.
      write: chunk => file.write(chunk as Uint8Array<ArrayBuffer>),
      close: () => file.close(),
      abort: () => file.abort()
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'declined'
    return 'unsupported'
  } finally {
    $picking.set(false)
  }
}
