import { randomBytes } from 'node:crypto'
import { created, done, type Handlers, ok, refuse } from '../http/handler-types'
import type { Session } from '../http/sessions'
import { keepOf, ownerOf, ownOf, roomFor } from '../project/candidates'
import { levelPasswordRefusal } from '../project/projects'
import type { Services } from '../services'
import type { RuntimeCandidate } from './codesys-state'
import { busy, unavailable, wrongName } from './common-refusals'
import { packageReport, updateRefusal, validateRuntime } from './packages'
import { updateJob } from './update-job'

/** Of each user. */
const KEPT_PACKAGES = 2

type Caller = Services & { session: Session | undefined }

const find = ({ state, session }: Caller, id: string) => ownOf(state.codesys.packages, id, session)
const noSuchPackage = () => refuse(404, 'not_found', { message: 'No such package of this session is kept' })

/** The contract reads such a body as bytes, whatever the type of its schema. */
const bytesOf = (body: unknown) => (body instanceof Uint8Array ? body : new Uint8Array())

export const codesysUpdateHandlers = {
  'POST /features/codesys/uploads': call => {
    const { state, body, session, sessions } = call
    const refusal = unavailable(call) ?? busy(call)
    if (refusal) return refusal
    const room = roomFor(call, state.codesys.packages, body.size_bytes)
    if ('refused' in room) return room
    const id = randomBytes(8).toString('hex')
    const announced: RuntimeCandidate = {
      id,
      fileName: body.file_name,
      sizeBytes: body.size_bytes,
      owner: ownerOf(session)
    }
    state.codesys.packages = keepOf(room.kept, announced, KEPT_PACKAGES, sessions)
    return created({ id })
  },

  'PUT /features/codesys/uploads/{id}': call => {
    const candidate = find(call, call.params.id)
    if (!candidate || candidate.image) return noSuchPackage()
    const bytes = bytesOf(call.body)
    if (bytes.length !== candidate.sizeBytes)
      return refuse(400, 'upload_incomplete', { message: `${bytes.length} of ${candidate.sizeBytes} bytes came` })
    const validated = validateRuntime(call, bytes)
    if ('refused' in validated) return validated
    candidate.image = validated.image
    return ok(packageReport(call, candidate, validated.image))
  },

  'GET /features/codesys/packages/{id}': call => {
    const candidate = find(call, call.params.id)
    return candidate?.image ? ok(packageReport(call, candidate, candidate.image)) : noSuchPackage()
  },

  'DELETE /features/codesys/packages/{id}': call => {
    const { codesys } = call.state
    if (!find(call, call.params.id)) return noSuchPackage()
    codesys.packages = codesys.packages.filter(({ id }) => id !== call.params.id)
    return done()
  },

  'POST /features/codesys/updates': call => {
    const { state, jobs, session, body } = call
    const refusal = unavailable(call) ?? wrongName(call, body.machine_name) ?? busy(call)
    if (refusal) return refusal
    const image = body.package === undefined ? state.codesys.offered : find(call, body.package)?.image
    if (!image) return refuse(409, 'candidate_gone', { message: 'This package is not on the panel any more' })
    const unfit = levelPasswordRefusal(call, body.password) ?? updateRefusal(call, image)
    if (unfit) return unfit
    return created(jobs.start(updateJob(call, image, session?.username ?? '')))
  }
} satisfies Partial<Handlers>
