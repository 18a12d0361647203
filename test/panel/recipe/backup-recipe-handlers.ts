import { connectionsOf } from '../communication/connections'
import {
  created,
  done,
  type FieldFaults,
  type Handlers,
  invalid,
  list,
  ok,
  refuse,
  refuseInput
} from '../http/handler-types'

import { isMailAddress } from '../mail/mail-address'
import { presentMedia } from '../project/present-media'
import type { Services } from '../services'
import type { PanelState } from '../state'
import { hasKnownPlaceholders } from '../storage/name-pattern'
import { TargetFailure } from '../storage/target'
import { isOnceTarget, shownMedium, testTarget } from '../storage/target-calls'
import { shownTarget, targetFaults, targetWithPassword } from '../storage/target-settings'
import { type BackupCopy, FORMAT } from './backup-recipe-state'
import { readCopy, removeCopy } from './recipe-backup-work'
import { BACKUP_JOBS } from './recipe-backups'
import { fileOf, obstacleToReading, projectOf, recordsIn, shownCopy } from './recipe-copies'
import { countRecords, onlyParts, type Parts, partsOf, planMemory, planRestore } from './recipe-restore'

type SettingsFaults = FieldFaults<'PUT /project/recipe-backups/settings', 400>
type RestoreFaults = FieldFaults<'POST /project/recipe-backups/{id}/restores', 400>
type Sent = Parameters<Handlers['PUT /project/recipe-backups/settings']>[0]['body']

const noSuchCopy = () => refuse(404, 'not_found', { message: 'There is no such copy' })

const isRunning = ({ project }: PanelState) => project?.state === 'running'

const copyOf = ({ recipeBackup }: PanelState, id: string) => recipeBackup.copies.find(copy => copy.id === id)

/** What is wrong with settings beyond what the contract checks. */
function settingsFaults({ target, schedule, name_pattern, email_to }: Sent, { recipeBackup }: PanelState) {
  const faults: SettingsFaults = targetFaults(target, recipeBackup.settings.target)
  if (target.kind === 'pc' && schedule !== 'none') faults.schedule = 'needs_medium'
  if (!hasKnownPlaceholders(name_pattern, ['hmi', 'project'])) faults.name_pattern = 'placeholder'
  if (target.kind === 'email' && !isMailAddress(email_to)) faults.email_to = 'email'
  return faults
}

const isMissing = (target: string, { media }: PanelState) =>
  (target === 'usb' || target === 'sd') && !media.some(({ kind }) => kind === target)

const busy = ({ jobs }: Services) => (jobs.isRunning(...BACKUP_JOBS) ? refuse(409, 'busy') : undefined)

function obstacleTo(state: PanelState, copy: BackupCopy): 'project_mismatch' | 'wrong_version' | null {
  if (copy.format > FORMAT) return 'wrong_version'
  return JSON.stringify(copy.project) !== JSON.stringify(projectOf(state)) ? 'project_mismatch' : null
}

function partFaults(text: string, { recipes, memory }: Parts): RestoreFaults {
  const held = partsOf(text)
  const faults: RestoreFaults = {}
  if (recipes.length + memory.length === 0) faults.recipes = 'required'
  if (recipes.some(name => !held.recipes.includes(name))) faults.recipes = 'not_allowed'
  if (memory.some(area => !held.memory.includes(area))) faults.memory = 'not_allowed'
  return faults
}

/** Works on the file of a copy; the failure of its target is the refusal. */
async function withFile<T>({ state }: Services, copy: BackupCopy, work: () => Promise<T>) {
  const obstacle = obstacleToReading(state, copy)
  if (obstacle) return refuse(409, obstacle)
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof TargetFailure)) throw error
    const { code, message } = error
    return refuse(409, code === 'verify_failed' ? 'copy_damaged' : code, { message })
  }
}

export const backupRecipeHandlers = {
  'GET /project/recipe-backups/settings': ({ state }) => {
    const { target, ...settings } = state.recipeBackup.settings
    return ok({ ...settings, target: shownTarget(target) })
  },

  'PUT /project/recipe-backups/settings': ({ state, clock, body, recipeBackups }) => {
    const refusal = refuseInput(settingsFaults(body, state))
    if (refusal) return refusal
    if (isMissing(body.target.kind, state)) return refuse(409, 'medium_missing', { fields: { kind: 'medium_missing' } })
    const target = targetWithPassword(body.target, state.recipeBackup.settings.target)
    if (body.schedule !== state.recipeBackup.settings.schedule) state.recipeBackup.scheduledAt = clock.now()
    state.recipeBackup.settings = { ...body, target }
    recipeBackups.plan()
    return done()
  },

  'POST /project/recipe-backups/target-tests': call =>
    testTarget(call, call.body, call.state.recipeBackup.settings.target),

  'GET /project/recipe-backups/situation': ({ state, links, storage }) =>
    ok({
      media: presentMedia(state).map(shownMedium),
      production_running: isRunning(state),
      plcs: connectionsOf(links),
      project: projectOf(state),
      records: recordsIn(state),
      failed_test: storage.failedTest(state.recipeBackup.settings.target)
    }),

  'GET /project/recipe-backups': ({ state }) => list(state.recipeBackup.copies.map(copy => shownCopy(copy, state))),

  'POST /project/recipe-backups': call => {
    const { settings } = call.state.recipeBackup
    const { target = settings.target.kind } = call.query
    if (!isOnceTarget(target, settings)) return invalid({ target: 'not_allowed' })
    return busy(call) ?? created(call.recipeBackups.start(call.session?.username ?? '', target))
  },

  'DELETE /project/recipe-backups/{id}': call => {
    const copy = copyOf(call.state, call.params.id)
    if (!copy) return noSuchCopy()
    return busy(call) ?? withFile(call, copy, () => removeCopy(call.state, call.storage, copy).then(done))
  },

  'POST /project/recipe-backups/{id}/downloads': call => {
    const copy = copyOf(call.state, call.params.id)
    if (!copy) return noSuchCopy()
    return withFile(call, copy, async () => {
      const text = await readCopy(call.state, call.storage, copy)
      const ticket = call.tickets.issue({ name: fileOf(copy), type: 'application/json', chunks: () => [text] })
      return created({ url: `/api/v1/downloads/${ticket}` })
    })
  },

  'POST /project/recipe-backups/{id}/dry-runs': call => {
    const { state, clock, storage, links } = call
    const copy = copyOf(state, call.params.id)
    if (!copy) return noSuchCopy()
    return withFile(call, copy, async () => {
      const text = await readCopy(state, storage, copy)
      return ok({
        obstacle: obstacleTo(state, copy),
        copy: shownCopy(copy, state),
        project: projectOf(state),
        production_running: isRunning(state),
        plcs: connectionsOf(links),
        records: copy.records,
        recipes: planRestore(text, state.recipes),
        memory: planMemory(text, state.registers, clock.now())
      })
    })
  },

  'POST /project/recipe-backups/{id}/restores': call => {
    const { state, body, session, storage, recipeBackups } = call
    const copy = copyOf(state, call.params.id)
    if (!copy) return noSuchCopy()
    const obstacle = obstacleTo(state, copy)
    if (obstacle) return refuse(409, obstacle)
    const running = busy(call)
    if (running) return running
    return withFile(call, copy, async () => {
      const whole = await readCopy(state, storage, copy)
      const text = onlyParts(whole, body)
      const refusal = refuseInput({
        ...partFaults(whole, body),
        ...(body.records !== countRecords(text) && { records: 'count_differs' }),
        ...(isRunning(state) && !body.reason.trim() && { reason: 'required' })
      })
      // Another job may have begun while the copy was read.
      return refusal ?? busy(call) ?? created(recipeBackups.restore(copy, text, session?.username ?? ''))
    })
  }
} satisfies Partial<Handlers>
