import type { Limits } from '../limits'
import type { Caller } from '../network/callers'
import { createCallRecorder } from '../operations/call-recorder'
import type { Services } from '../services'
import { admit, admitStill, tokenIn } from './access'
import type { Contract, Found, Reading, Unreadable } from './contract'
import { MOST_CHARACTERS } from './contract-document'
import { type AnyHandler, type AnyResult, type Refusal, refuse } from './handler-types'
import { ADDRESS_NOT_ALLOWED, FOREIGN_ORIGIN, HTTPS_REQUIRED } from './refusals'
import { contentOf, fileResponse, responseWith } from './responses'
import type { Session } from './sessions'
import { hostOf } from './sockets'
import { createUploads, type Upload } from './uploads'
import { versionOf, versionRefusal } from './versions'

/** Admits and reads calls, passes them to their handler, and checks its result. */
export function createDispatcher(
  contract: Contract,
  handlers: Record<string, AnyHandler>,
  services: Services,
  onViolation: (error: unknown) => void,
  limits?: Limits
) {
  const handle = async (name: string, call: object): Promise<AnyResult> => {
    const handler = handlers[name]
    if (!handler) return refuse(404, 'not_found', { message: `${name} has no handler` })
    // The contract has checked the call; its type is known only where the name is. What the panel reads for itself has no caller.
    return handler({ caller: services.callers.callerOf(), ...call } as never)
  }

  /** Nothing for what does not exist: the operation itself refuses that, with 404. */
  const currentVersion = async (
    { operation: { path }, params }: Found,
    query: object,
    session: Session | undefined
  ) => {
    const call = { ...services, params, query, body: undefined, session }
    const { status, body } = contentOf(await handle(`GET ${path}`, call))
    return status === 404 ? undefined : versionOf(body)
  }

  const answerTo = async (
    found: Found,
    reading: Reading,
    session: Session | undefined,
    request: Request,
    caller: Caller,
    address?: string
  ) => {
    const { operation } = found
    if ('refused' in reading) return unreadable(reading)
    if (operation.versioned && operation.method === 'put') {
      const version = await currentVersion(found, reading.query, session)
      const ifMatch = request.headers.get('If-Match')
      const target = targetOf(request, reading.query)
      const refusal = version && versionRefusal(operation, target, ifMatch, version, services.operations.calls())
      if (refusal) return refusal
    }
    return handle(operation.name, { ...services, ...reading, session, caller, address, secure: isSecure(request) })
  }

  const read = async (found: Found, request: Request, refused: Refusal | undefined, upload?: Upload | Refusal) => {
    const limit = bodyLimitOf(found, limits)
    if (!upload) return contract.read(found, request, refused ? Math.min(limit, MOST_REFUSED_CHARACTERS) : limit)
    if ('refused' in upload) return { params: found.params, query: {}, body: undefined }
    try {
      return await contract.read(found, request, Math.min(limit, upload.most), upload.replaced)
    } finally {
      upload.end()
    }
  }

  const beginUpload = createUploads(services.state)
  const record = createCallRecorder(contract, handle, services)

  const respond = async (
    found: Found,
    query: object,
    answer: AnyResult,
    session: Session | undefined
  ): Promise<Response> => {
    const content = contentOf(answer)
    const type = contract.check(found.operation, content.status, content.body)
    if ('file' in answer) return fileResponse(answer.file, content)
    const version = found.operation.versioned && content.status < 300 && (await currentVersion(found, query, session))
    const headers = version ? { ...content.headers, ETag: version } : content.headers
    return responseWith({ ...content, headers }, type)
  }

  return {
    /** `remote` and `local` are the ends of its connection. */
    async dispatch(found: Found, request: Request, remote?: string, local?: string): Promise<Response> {
      if (isForeign(request)) return responseWith(FOREIGN_ORIGIN, 'application/json')
      const { web } = services.misc
      // Where https is required but does not respond, calls still arrive over http.
      const mayBePlain = isSecure(request) || found.operation.plainHttp || web.redirects()
      const caller = services.callers.callerOf(remote, local)
      const address = remote && caller.address
      try {
        const admission = admit(found.operation, request.headers.get('Authorization'), services, address)
        if ('refused' in admission && admission.refused !== 403) return await respond(found, {}, admission, undefined)
        const session = 'refused' in admission ? sessionOf(request, services) : admission.session
        const upload = 'refused' in admission || !session ? undefined : beginUpload(found, session)
        const refused = 'refused' in admission ? admission : upload && 'refused' in upload ? upload : undefined
        const reading = await read(found, request, refused, upload)
        // Until the body had arrived, all that admitted the call may have changed.
        if (address && !web.admits(address)) return responseWith(ADDRESS_NOT_ALLOWED, 'application/json')
        if (!mayBePlain && web.redirects()) return responseWith(HTTPS_REQUIRED, 'application/json')
        const refusal = refused ?? (session && admitStill(found.operation, session, services))
        const { query, body } = 'refused' in reading ? { query: {}, body: undefined } : reading
        if (session && !refusal && !isReading(found)) services.sessions.noteActivity(session, 0)
        const answer = await record(
          { found, path: targetOf(request, query), query, body, session, address },
          async () => refusal ?? answerTo(found, reading, session, request, caller, address)
        )
        return await respond(found, query, answer, session)
      } catch (error) {
        onViolation(error)
        return responseWith(contentOf(refuse(500, 'internal_error', { message: String(error) })), 'application/json')
      }
    }
  }
}

/** What the operation log may note of a call that is not permitted. */
const MOST_REFUSED_CHARACTERS = 64 * 1024

const isSecure = ({ url }: Request) => new URL(url).protocol === 'https:'

/** A page of another site can send a form in the name of its visitor. Tools send no Origin. */
function isForeign({ method, headers, url }: Request): boolean {
  const origin = headers.get('Origin')
  return method !== 'GET' && origin !== null && hostOf(origin) !== new URL(url).host
}

/** What reads may be a poll, which no user has caused. */
const isReading = ({ operation }: Found) => operation.method === 'get' || operation.reading

/** A limit that the contract states for an operation holds on every panel. */
function bodyLimitOf({ operation: { bodyLimit } }: Found, limits: Limits | undefined): number {
  return bodyLimit === MOST_CHARACTERS ? (limits?.bodyCharacters ?? bodyLimit) : bodyLimit
}

/** The resource of a call, which the query may select, such as one of two radios. */
function targetOf({ url }: Request, query: object): string {
  const text = new URLSearchParams(Object.entries(query)).toString()
  return new URL(url).pathname + (text && `?${text}`)
}

function unreadable(reading: Unreadable): Refusal {
  switch (reading.refused) {
    case 'malformed':
      return refuse(400, 'malformed', { message: 'The body cannot be read' })
    case 'content_too_large':
      return refuse(413, 'content_too_large', { message: `At most ${reading.most} are read` })
    case 'unsupported_media_type':
      return refuse(415, 'unsupported_media_type')
    case 'validation_failed':
      return refuse(400, 'validation_failed', {
        message: `${Object.keys(reading.fields).join(', ')} not valid`,
        fields: reading.fields
      })
  }
}

function sessionOf({ headers }: Request, { sessions, accessTokens }: Services): Session | undefined {
  const token = tokenIn(headers.get('Authorization'))
  return token === undefined ? undefined : (sessions.ofToken(token) ?? accessTokens.sessionOf(token))
}
