import { randomBytes } from 'node:crypto'
import { deviceText } from '../device/device-text'
import { freeBytes } from '../device/status'
import { created, done, type Handlers, ok, refuse } from '../http/handler-types'
import type { Session } from '../http/sessions'
import type { Services } from '../services'
import { keepOf, ownerOf, ownOf, roomFor } from './candidates'
import { eject } from './eject'
import { mediaWith, presentMedia } from './present-media'
import { restartJob, rollbackJob, updateJob } from './project-jobs'
import type { ProjectCandidate } from './project-management-state'
import { PACKAGE_ENDING } from './project-package'
import {
  candidateOf,
  neededBytes,
  overviewOf,
  PROJECT_JOBS,
  passwordRefusal,
  spaceRefusal,
  validatePackage
} from './projects'

/** Of each user. */
const KEPT_CANDIDATES = 3

type Caller = Services & { session: Session | undefined }

const newId = () => randomBytes(8).toString('hex')
const busy = () => refuse(409, 'busy', { message: 'Another job changes the project' })
const isBusy = ({ jobs }: Services) => jobs.isRunning(...PROJECT_JOBS)
const find = ({ state, session }: Caller, id: string) => ownOf(state.projectCandidates, id, session)
const noSuchUpload = () => refuse(404, 'not_found', { message: 'No such package of this session is kept' })

function add({ state, session, sessions }: Caller, announced: Omit<ProjectCandidate, 'owner'>): ProjectCandidate {
  const candidate = { ...announced, owner: ownerOf(session) }
  state.projectCandidates = keepOf(state.projectCandidates, candidate, KEPT_CANDIDATES, sessions)
  return candidate
}

/** The contract reads such a body as bytes, whatever the type of its schema. */
const bytesOf = (body: unknown) => (body instanceof Uint8Array ? body : new Uint8Array())

export const projectManagementHandlers = {
  'GET /project/management': call => ok(overviewOf(call)),

  'POST /project/management/uploads': call => {
    if (isBusy(call)) return busy()
    const { file_name: fileName, size_bytes: sizeBytes } = call.body
    const room = roomFor(call, call.state.projectCandidates, sizeBytes)
    if ('refused' in room) return room
    call.state.projectCandidates = room.kept
    const id = newId()
    add(call, { id, fileName, sizeBytes, from: 'upload' })
    return created({ id })
  },

  'PUT /project/management/uploads/{id}': call => {
    const candidate = find(call, call.params.id)
    if (!candidate || candidate.image) return noSuchUpload()
    const bytes = bytesOf(call.body)
    if (bytes.length !== candidate.sizeBytes)
      return refuse(400, 'project_upload_failed', { message: `${bytes.length} of ${candidate.sizeBytes} bytes came` })
    const validated = validatePackage(call, bytes)
    if ('refused' in validated) return validated
    candidate.image = validated.image
    return ok(candidateOf(call, candidate, validated.image))
  },

  'POST /project/management/candidates': call => {
    if (isBusy(call)) return busy()
    const { medium: mediumId, path } = call.body
    const medium = presentMedia(call.state).find(({ id }) => id === mediumId)
    const file = medium?.files.find(it => it.path === path)
    if (!medium || !file) return refuse(409, 'medium_missing', { message: 'This file cannot be found' })
    const validated = validatePackage(call, file.read())
    if ('refused' in validated) return validated
    const candidate = { id: newId(), fileName: path.split('/').pop() ?? path, sizeBytes: file.sizeBytes }
    const found = add(call, {
      ...candidate,
      from: medium.kind,
      image: validated.image,
      medium: { id: medium.id, path }
    })
    return created(candidateOf(call, found, validated.image))
  },

  'GET /project/management/candidates/{id}': call => {
    const candidate = find(call, call.params.id)
    return candidate?.image ? ok(candidateOf(call, candidate, candidate.image)) : noSuchUpload()
  },

  'DELETE /project/management/candidates/{id}': call => {
    if (!find(call, call.params.id)) return noSuchUpload()
    call.state.projectCandidates = call.state.projectCandidates.filter(({ id }) => id !== call.params.id)
    return done()
  },

  'POST /project/management/updates': call => {
    const { body, state, clock, jobs, session } = call
    if (isBusy(call)) return busy()
    const candidate = find(call, body.candidate)
    if (!candidate?.image)
      return refuse(409, 'candidate_gone', { message: 'This package is not on the panel any more' })
    const refusal =
      passwordRefusal(call, candidate.image, body) ??
      spaceRefusal(freeBytes(state, clock.elapsed()), neededBytes(candidate.image))
    if (refusal) return refusal
    const startedBy = session?.username ?? ''
    return created(jobs.start({ ...updateJob(call, candidate, candidate.image, body), startedBy }))
  },

  'POST /project/management/restarts': call => {
    const { state, jobs, session } = call
    if (isBusy(call)) return busy()
    if (!state.project) return refuse(409, 'no_project')
    return created(jobs.start({ ...restartJob(call, state.project), startedBy: session?.username ?? '' }))
  },

  'POST /project/management/rollbacks': call => {
    const { body, state, clock, jobs, session } = call
    if (isBusy(call)) return busy()
    const { previousProject: previous } = state
    if (!previous || previous.until <= clock.elapsed()) return refuse(409, 'no_previous')
    const refusal = passwordRefusal(call, previous.image, body)
    if (refusal) return refusal
    return created(jobs.start({ ...rollbackJob(call, previous.image), startedBy: session?.username ?? '' }))
  },

  'POST /project/management/backups': call => {
    const { state, clock, tickets } = call
    if (isBusy(call)) return busy()
    const { project } = state
    if (!project) return refuse(409, 'no_project')
    if (!project.backupAllowed)
      return refuse(409, 'backup_forbidden', { message: 'The project is protected against backup' })
    const refusal = spaceRefusal(freeBytes(state, clock.elapsed()), project.bytes.length)
    if (refusal) return refuse(409, 'project_packing_failed', { message: refusal.message })
    const name = `${project.name} ${deviceText(clock.now())}`.replace(/[^\p{L}\p{N}._-]+/gu, '-') + PACKAGE_ENDING
    const ticket = tickets.issue({ name, type: 'application/octet-stream', chunks: () => [project.bytes] })
    return created({ url: `/api/v1/downloads/${ticket}` })
  },

  'GET /project/management/media': ({ state }) => ok(mediaWith(state, PACKAGE_ENDING)),

  'POST /project/management/media/{id}/eject': call => eject(call, call.params.id)
} satisfies Partial<Handlers>
