/** This computer cannot read a file that was chosen: it was moved, or another program has locked it. */
export class UnreadableFile extends Error {
  readonly file: File

  constructor(file: File) {
    super(file.name)
    this.file = file
  }
}

/** @throws UnreadableFile */
export async function readFile(file: File): Promise<ArrayBuffer> {
  try {
    return await file.arrayBuffer()
  } catch {
    throw new UnreadableFile(file)
  }
}
