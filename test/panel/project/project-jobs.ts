import type { Schemas } from '../../../src/api/generated/schema'
import { signOutOperator } from '../accounts/operators'
import { bytesOf } from '../data-log/history'
import { startLogging, stopLogging } from '../data-log/logging'
import { type JobDefinition, JobFailure, type JobStep } from '../jobs/job-definition'
import { type Context, type Installed, installContents, installedNow, leftBytes, putBack } from './install-contents'
import { presentMedia } from './present-media'
import type { ProjectCandidate } from './project-management-state'
import type { ProjectImage } from './project-package'
import type { Project } from './project-state'
import { isNewer, neededBytes, validatePackage } from './projects'
import { clearWords, startCounting, stopCounting } from './registers'

const DAY = 86_400_000
const RESTART_SECONDS = 15

type KeepOrder = Pick<Schemas['ProjectUpdate'], 'keep_recipes' | 'keep_history' | 'keep_retentive'>
type Definition = Pick<JobDefinition, 'kind' | 'subject' | 'permission' | 'steps'> & Partial<JobDefinition>

const permission = 'project-management'

export function restartJob(world: Context, project: Project): Definition {
  const steps = [stopStep(world, 'stopped'), startStep(world)]
  return { kind: 'project-restart', subject: project.name, permission, steps }
}

export function rollbackJob(world: Context, image: ProjectImage): Definition {
  const steps: JobStep[] = [
    { name: 'prepare', seconds: 3, logText: 'Reading the previous project', cancellable: true },
    stopStep(world, 'updating'),
    {
      name: 'update_project',
      seconds: 6,
      logText: `Putting ${image.name} back`,
      work: () => putPreviousBack(world, image)
    },
    startStep(world)
  ]
  return { kind: 'project-rollback', subject: image.name, permission, steps, onEnd: () => endUpdating(world) }
}

/** Validates the package before anything is stopped, so that an invalid one does not affect the running project. */
export function updateJob(
  world: Context,
  candidate: ProjectCandidate,
  image: ProjectImage,
  keep: KeepOrder
): Definition {
  const { state } = world
  const newer = isNewer(image.toolVersion, state.runtimeVersion)
  const prepare = () => {
    if (candidate.medium) copyFrom(world, candidate.medium, image)
  }
  const steps: JobStep[] = [
    { name: 'prepare', seconds: 4, logText: `Checking ${candidate.fileName}`, work: prepare, cancellable: true },
    stopStep(world, 'updating'),
    {
      name: 'update_project',
      seconds: 6,
      logText: `Writing ${image.payload.length} bytes`,
      work: () => take(world, image, keep)
    },
    {
      name: 'decompress_project',
      seconds: 9,
      logText: `Unpacking ${image.unpackedBytes} bytes`,
      ...(newer && { restartSeconds: RESTART_SECONDS })
    },
    startStep(world)
  ]
  const result = () => ({ warnings: newer ? ['newer_tool'] : [] })
  const onEnd = () => endUpdating(world)
  return { kind: 'project-update', subject: image.name, permission, steps, result, onEnd }
}

/** After a failure the project waits for a restart, whatever it was that failed. */
function endUpdating({ state: { project }, clock }: Context): void {
  if (project?.state === 'updating') Object.assign(project, { state: 'stopped', since: clock.now() })
}

function copyFrom(world: Context, { id, path }: { id: string; path: string }, checked: ProjectImage): void {
  const file = presentMedia(world.state)
    .find(medium => medium.id === id)
    ?.files.find(it => it.path === path)
  if (!file) throw new JobFailure('medium_missing', 'The medium was removed while it was read')
  const validated = validatePackage(world, file.read())
  if ('refused' in validated) throw new JobFailure(validated.code, validated.message)
  if (validated.image.checksum !== checked.checksum)
    throw new JobFailure('medium_missing', 'The file is no longer the package that was checked')
}

function take(world: Context, image: ProjectImage, keep: KeepOrder): void {
  const { state, clock, events } = world
  const kept = { recipes: keep.keep_recipes, history: keep.keep_history }
  dropPrevious(world)
  const before = state.project && {
    image: state.project,
    until: clock.elapsed() + DAY,
    installed: installedNow(state, kept)
  }
  changeHistory(world, before?.installed, () => installContents(world, image.contents, kept))
  if (!keep.keep_retentive) clearWords(state.registers.retentive, clock.now())
  state.previousProject = before
  clock.after(DAY, () => {
    if (state.previousProject === before) dropPrevious(world)
  })
  state.disk.usedBytes += neededBytes(image)
  state.project = { ...image, state: 'updating', since: clock.now(), restarts: 0 }
  state.projectCandidates = []
  events.record('project_updated', { name: image.name })
}

function putPreviousBack(world: Context, image: ProjectImage): void {
  const { state, clock, events } = world
  const { project: replaced, previousProject } = state
  const installed = previousProject?.installed
  if (installed) changeHistory(world, installed, () => putBack(world, installed))
  else installContents(world, image.contents, { recipes: true, history: true })
  if (replaced) state.disk.usedBytes -= neededBytes(replaced)
  state.project = { ...image, state: 'updating', since: clock.now(), restarts: 0 }
  events.record('project_updated', { name: image.name })
  state.previousProject = undefined
}

/** The room of records that are dropped is free again; those that go with the previous project are kept with it. */
function changeHistory({ state, clock }: Context, previous: Installed | undefined, change: () => void): void {
  const bytes = () => bytesOf(state.dataLogs, clock.now()) + leftBytes(state, previous, clock.now())
  const before = bytes()
  change()
  state.disk.usedBytes -= before - bytes()
}

function dropPrevious({ state, clock }: Context): void {
  const { previousProject } = state
  if (!previousProject) return
  const { image, installed } = previousProject
  state.disk.usedBytes -= neededBytes(image) + leftBytes(state, installed, clock.now())
  state.previousProject = undefined
}

function stopStep({ state, clock, events }: Context, next: 'stopped' | 'updating'): JobStep {
  const stop = () => {
    events.catchUp()
    stopLogging(state, clock.now())
    stopCounting(state.registers, clock.now())
    signOutOperator(state)
    if (state.project) Object.assign(state.project, { state: next, since: clock.now() })
  }
  return { name: 'stop_project', seconds: 3, logText: 'Stopping screens, logging and PLC links', work: stop }
}

function startStep({ state, clock, events }: Context): JobStep {
  const start = () => {
    events.catchUp()
    const { project } = state
    if (!project) throw new JobFailure('restart_failed', 'There is no project to start')
    const fails = state.projectDoesNotStart
    Object.assign(project, { state: fails ? 'stopped' : 'running', since: clock.now() })
    if (fails) throw new JobFailure('restart_failed', 'The runtime did not answer')
    project.restarts += 1
    startLogging(state, clock.now())
    startCounting(state.registers, clock.now())
  }
  return { name: 'start_project', seconds: 5, logText: 'Starting the runtime', work: start }
}
