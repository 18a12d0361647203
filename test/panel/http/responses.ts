import type { AnyResult, Refusal } from './handler-types'
import type { PreparedFile } from './tickets'

const CHUNK_LENGTH = 64 * 1024
const JSON_TYPE = 'application/json'
const OF_ALL = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }

/** A response, independent of its transport. */
export interface Content {
  status: number
  body: unknown
  headers: Record<string, string>
}

export function contentOf(answer: AnyResult): Content {
  if ('refused' in answer) return refusalContent(answer)
  if ('file' in answer) return { status: 200, body: '', headers: fileHeaders(answer.file) }
  return { status: answer.status, body: answer.body, headers: {} }
}

function refusalContent({ refused, code, message, fields, details, retryAfterSeconds }: Refusal): Content {
  return {
    status: refused,
    body: { error_code: code, message, ...(fields && { fields }), ...(details && { details }) },
    headers: retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) }
  }
}

function fileHeaders({ name }: PreparedFile): Record<string, string> {
  const plain = name.replace(/[^\w.-]/g, '_')
  return { 'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}` }
}

export function responseWith({ status, body, headers }: Content, type: string | undefined): Response {
  const all = { ...OF_ALL, ...headers }
  if (body === undefined || type === undefined) return new Response(null, { status, headers: all })
  const text = typeof body === 'string' && type !== JSON_TYPE ? body : JSON.stringify(body)
  return new Response(text, { status, headers: { 'Content-Type': type, ...all } })
}

export function fileResponse(file: PreparedFile, { status, headers }: Content): Response {
  const type = file.type.startsWith('text/') ? `${file.type}; charset=utf-8` : file.type
  return new Response(streamOf(file.chunks()), {
    status,
    headers: { 'Content-Type': type, ...OF_ALL, ...headers }
  })
}

/** Joins small chunks, so that a file is not sent line by line. */
function streamOf(pieces: Iterable<string | Uint8Array>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const iterator = pieces[Symbol.iterator]()
  return new ReadableStream({
    pull(controller) {
      let text = ''
      const flush = () => {
        if (text) controller.enqueue(encoder.encode(text))
        text = ''
      }
      while (text.length < CHUNK_LENGTH) {
        const { done, value } = iterator.next()
        if (done) {
          flush()
          return controller.close()
        }
        if (typeof value === 'string') text += value
        else {
          flush()
          return controller.enqueue(value)
        }
      }
      flush()
    },

    /** The client has gone away. */
    cancel() {
      iterator.return?.()
    }
  })
}
