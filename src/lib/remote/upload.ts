import { ApiError } from './failure'

export interface Upload {
  url: string
  headers: Record<string, string>
  file: Blob
  signal: AbortSignal
  /** The upload is given up after this long without progress. */
  silenceSeconds: number
  onProgress(sentBytes: number): void
}

export interface UploadAnswer {
  status: number
  headers: Headers
  text: string
}

export type Uploader = (upload: Upload) => Promise<UploadAnswer>

/** Sends a file by PUT. Only XMLHttpRequest reports progress. @throws ApiError */
export const sendFile: Uploader = ({ url, headers, file, signal, silenceSeconds, onProgress }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout> | undefined
    const settle = (): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', cancel)
    }
    const fail = (kind: 'unreachable' | 'timeout' | 'cancelled'): void => {
      settle()
      reject(new ApiError({ kind }))
      request.abort()
    }
    const cancel = (): void => fail('cancelled')
    const restartTimer = (): void => {
      clearTimeout(timer)
      timer = setTimeout(() => fail('timeout'), silenceSeconds * 1000)
    }

    request.upload.onprogress = ({ loaded }) => {
      restartTimer()
      onProgress(Math.min(loaded, file.size))
    }
    request.onerror = () => fail('unreachable')
    request.onload = () => {
      settle()
      resolve({ status: request.status, headers: headersOf(request), text: request.responseText })
    }
    if (signal.aborted) return cancel()
    signal.addEventListener('abort', cancel)
    request.open('PUT', url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    restartTimer()
    request.send(file)
  })

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers()
  for (const name of ['Content-Type', 'Retry-After']) {
    const value = request.getResponseHeader(name)
    if (value !== null) headers.set(name, value)
  }
  return headers
}
