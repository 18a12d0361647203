export type Chunks = Iterable<Uint8Array> | AsyncIterable<Uint8Array>

/** The folder of a target, opened; all methods throw TargetFailure. */
export interface FileStore {
  names(): Promise<string[]>
  write(name: string, chunks: Chunks): Promise<void>
  /** Replaces a file of the new name. */
  rename(from: string, to: string): Promise<void>
  read(name: string): AsyncIterable<Uint8Array>
  remove(name: string): Promise<void>
  close(): void
}
