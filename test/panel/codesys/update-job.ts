import { freeBytes } from '../device/status'
import { type JobDefinition, JobFailure } from '../jobs/job-definition'
import type { Services } from '../services'
import { CODESYS_UPDATE, neededBytes } from './packages'
import { type RuntimeImage, starts } from './runtime-package'

type Context = Pick<Services, 'state' | 'clock' | 'codesys'>

/** Replaces the runtime; one that does not start is replaced by the one before. */
export function updateJob(context: Context, image: RuntimeImage, startedBy: string): JobDefinition {
  const { codesys } = context.state
  const before = codesys.version
  let ran = false
  return {
    kind: CODESYS_UPDATE,
    subject: image.version,
    permission: 'codesys',
    startedBy,
    steps: [
      { name: 'back_up_application', seconds: 3, logText: 'Backing up the boot application', cancellable: true },
      {
        name: 'stop_runtime',
        seconds: 2,
        logText: 'Stopping the tasks',
        work: () => {
          ran = context.codesys.stop()
        }
      },
      {
        name: 'install_package',
        seconds: 8,
        logText: `Writing ${image.payload.length} bytes`,
        work: () => install(context, image)
      },
      { name: 'verify_package', seconds: 3, logText: `Verifying ${image.version}` },
      {
        name: 'start_runtime',
        seconds: 4,
        logText: 'Starting the runtime',
        work: () => startAgain(context, image, ran, before)
      }
    ]
  }
}

function install({ state, clock, codesys }: Context, image: RuntimeImage): void {
  const free = freeBytes(state, clock.elapsed())
  if (neededBytes(image) > free) {
    codesys.start()
    throw new JobFailure('not_enough_space', `${neededBytes(image)} bytes are needed, ${free} are free`)
  }
  state.codesys.version = image.version
  state.codesys.packages = []
  if (state.codesys.offered?.version === image.version) state.codesys.offered = undefined
}

/** A runtime that did not run before, or whose demo is over, stays stopped. */
function startAgain({ state, codesys }: Context, image: RuntimeImage, ran: boolean, before: string): void {
  if (!starts(image)) {
    state.codesys.version = before
    if (ran) codesys.start()
    throw new JobFailure('runtime_start_failed', `The runtime did not respond; ${before} was put back`)
  }
  if (ran) codesys.start()
  codesys.note(`Runtime updated to ${state.codesys.version}`)
}
