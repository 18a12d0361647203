import { toBase64 } from '../text/base64'
import { cleanFileName } from '../text/file-name'
import { readFile } from './read-file'

/** A small file as part of a JSON body. @throws UnreadableFile */
export async function encodeFile(file: File): Promise<{ name: string; content: string }> {
  return { name: cleanFileName(file.name), content: toBase64(new Uint8Array(await readFile(file))) }
}
