import { environment, provide } from '../../src/lib/environment'
import { ApiError } from '../../src/lib/remote/failure'
import type { Upload, UploadAnswer } from '../../src/lib/remote/upload'

export interface HeldUpload extends Upload {
  /** Sends the file to the panel, also after a cancellation: the response may already be on its way then. */
  respond(): Promise<void>
  fail(kind: 'unreachable' | 'timeout' | 'cancelled'): void
}

/** Holds back uploads until the test decides about them. @returns a function that waits for the next one */
export function holdUploads(): () => Promise<HeldUpload> {
  const { uploader } = environment
  if (!uploader) throw new Error('there is no panel to upload to')
  let arrive = (_: HeldUpload) => {}
  const held = (upload: Upload) =>
    new Promise<UploadAnswer>((resolve, reject) =>
      arrive({
        ...upload,
        respond: async () => resolve(await uploader({ ...upload, signal: new AbortController().signal })),
        fail: kind => reject(new ApiError({ kind }))
      })
    )
  provide({ uploader: held })
  return () =>
    new Promise(resolve => {
      arrive = resolve
    })
}
