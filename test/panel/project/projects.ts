import type { Schemas } from '../../../src/api/generated/schema'
import type { LoginAttempts } from '../accounts/lockout'
import type { DeviceClock } from '../device/device-clock'
import { deviceText } from '../device/device-text'
import { freeBytes } from '../device/status'
import { refuse } from '../http/handler-types'
import type { Services } from '../services'
import type { PanelState } from '../state'
import type { ProjectCandidate } from './project-management-state'
import { hashOf, type ProjectImage, unpack } from './project-package'

const MOST_BYTES = 256 * 1024 * 1024

/** Only one of them may be under way. */
export const PROJECT_JOBS = ['project-update', 'project-restart', 'project-rollback']

type Context = { state: PanelState; clock: DeviceClock }

/** Also while nothing is stopped yet. */
export const isProjectReplaced = ({ state, jobs }: Pick<Services, 'state' | 'jobs'>): boolean =>
  state.project?.state === 'updating' || jobs.isRunning('project-update', 'project-rollback')

export function overviewOf({ state, clock }: Context): Schemas['ProjectOverview'] {
  const { project, previousProject, runtimeVersion } = state
  return {
    running: project
      ? {
          project: detailsOf(project),
          state: project.state,
          since: deviceText(project.since),
          restarts: project.restarts,
          backup_allowed: project.backupAllowed
        }
      : null,
    previous: previousProject && previousProject.until > clock.elapsed() ? previousOf(previousProject, clock) : null,
    model: modelOf(state),
    runtime_version: runtimeVersion,
    free_bytes: freeBytes(state, clock.elapsed()),
    max_bytes: MOST_BYTES
  }
}

function previousOf(
  { image, until }: { image: ProjectImage; until: number },
  clock: DeviceClock
): Schemas['PreviousProject'] {
  const text = deviceText(clock.now() + until - clock.elapsed())
  return { project: detailsOf(image), until: text, required_password: requiredPassword(image) }
}

function detailsOf(image: ProjectImage): Schemas['ProjectDetails'] {
  return {
    name: image.name,
    model: image.model,
    compiled_at: deviceText(image.compiledAt),
    tool_version: image.toolVersion,
    size_bytes: image.payload.length,
    unpacked_bytes: image.unpackedBytes,
    checksum: image.checksum,
    signed_by: image.signedBy ?? null
  }
}

export function candidateOf({ state, clock }: Context, candidate: ProjectCandidate, image: ProjectImage) {
  const newer = isNewer(image.toolVersion, state.runtimeVersion)
  return {
    id: candidate.id,
    file_name: candidate.fileName,
    from: candidate.from,
    project: detailsOf(image),
    needed_bytes: neededBytes(image),
    free_bytes: freeBytes(state, clock.elapsed()),
    required_password: requiredPassword(image),
    newer_tool: newer,
    // Its runtime comes with the package and is loaded at a start of the panel.
    restarts_panel: newer,
    same_as_running: image.checksum === state.project?.checksum
  }
}

/** Validates a package before anything is stopped for it. */
export function validatePackage({ state, clock }: Context, bytes: Uint8Array) {
  const unpacked = unpack(bytes, state.packageKeys)
  if ('trouble' in unpacked) return refuse(400, unpacked.code, { message: unpacked.trouble })
  const { image } = unpacked
  if (image.model !== modelOf(state)) {
    const message = `Made for ${image.model}, and this is ${modelOf(state)}`
    return refuse(409, 'project_incompatible', { message, details: { model: image.model, panel: modelOf(state) } })
  }
  return spaceRefusal(freeBytes(state, clock.elapsed()), neededBytes(image)) ?? { image }
}

export function spaceRefusal(free: number, needed: number) {
  if (needed <= free) return undefined
  const details = { needed_bytes: needed, free_bytes: free }
  return refuse(409, 'not_enough_space', { message: `${needed} bytes are needed, ${free} are free`, details })
}

type Guarded = Pick<Services, 'state' | 'lockout'> & { address?: string | undefined }

type Passwords = Schemas['ProjectRollback']

/** The refusal of a wrong password; those of a package are counted by themselves, as its maker knows the right one. */
export function passwordRefusal(context: Guarded, image: ProjectImage, given: Passwords) {
  const level = levelKey(context, given.password)
  const own = {
    field: 'package_password' as const,
    attempts: context.lockout.of('package'),
    name: image.checksum,
    isRight: hashOf(given.package_password ?? '') === image.passwordHash
  }
  return wrongKey(image.passwordHash === undefined ? [level] : [level, own], context.address)
}

/** The refusal of a wrong password of the level Upload Project. */
export const levelPasswordRefusal = (context: Guarded, given: string) =>
  wrongKey([levelKey(context, given)], context.address)

const levelKey = ({ state, lockout }: Guarded, given: string) => ({
  field: 'password' as const,
  attempts: lockout.of('level'),
  name: 'upload-project',
  isRight: given === state.systemPasswords['upload-project'].password
})

interface Key<F extends string> {
  field: F
  attempts: LoginAttempts
  name: string
  isRight: boolean
}

function wrongKey<F extends string>(asked: Key<F>[], address: string | undefined) {
  const wait = Math.max(...asked.map(({ attempts, name }) => attempts.waitSeconds(name, address)))
  if (wait > 0) return refuse(429, 'too_many_failures', { retryAfterSeconds: wait })
  for (const { field, attempts, name, isRight } of asked) {
    if (!isRight) {
      attempts.failed(name, address)
      return refuse(400, 'wrong_password', { fields: { [field]: 'wrong_password' as const } })
    }
    attempts.succeeded(name, address)
  }
  return undefined
}

/** That of the level Upload Project, always: whoever makes a package chooses the password in it. */
const requiredPassword = ({ passwordHash }: ProjectImage): Schemas['ProjectPassword'] =>
  passwordHash === undefined ? 'upload-project' : 'upload-project-and-package'

export const neededBytes = ({ payload, unpackedBytes }: ProjectImage): number => payload.length + unpackedBytes

const modelOf = ({ specification }: PanelState): string => specification.model ?? ''

export function isNewer(version: string, than: string): boolean {
  const [one, other] = [version, than].map(text => text.split('.').map(Number)) as [number[], number[]]
  const differs = one.findIndex((part, index) => part !== (other[index] ?? 0))
  return differs >= 0 && (one[differs] ?? 0) > (other[differs] ?? 0)
}
