import { created, done, type FieldFaults, type Handlers, list, ok, refuse, refuseInput } from '../http/handler-types'
import { TICKET_SECONDS } from '../http/tickets'
import { isMailAddress } from '../mail/mail-address'
import type { Services } from '../services'
import type { PanelState } from '../state'
import { type BackupSettings, FORMAT } from './backup-recipe-state'
import { BACKUP_JOBS } from './recipe-backups'
import { countRecords, isAway, planMemory, planRestore, projectOf, shownCopy } from './recipe-copies'

type SettingsFaults = FieldFaults<'PUT /project/recipe-backups/settings', 400>

const noSuchCopy = () => refuse(404, 'not_found', { message: 'There is no such copy' })

const isRunning = ({ project }: PanelState) => project?.state === 'running'

const copyOf = ({ recipeBackup }: PanelState, id: string) => recipeBackup.copies.find(copy => copy.id === id)

/** A kept password stays with the host, port and user that it was set for. */
function passwordFor(sent: BackupSettings, kept: BackupSettings): string | undefined {
  const isElsewhere = (['ftp_host', 'ftp_port', 'ftp_username'] as const).some(name => sent[name] !== kept[name])
  return sent.ftp_password ?? (isElsewhere ? undefined : kept.ftp_password)
}

/** What is wrong with settings beyond what the contract checks. */
function settingsFaults(sent: BackupSettings, { recipeBackup: backup }: PanelState): SettingsFaults {
  const faults: SettingsFaults = {}
  const { target, schedule, name_pattern } = sent
  if (target === 'pc' && schedule !== 'none') faults.schedule = 'needs_medium'
  if (/[{}]/.test(name_pattern.replace(/\{(hmi|project|(yyyy|MM|dd|HH|mm|ss|[_.-])+)\}/g, '')))
    faults.name_pattern = 'placeholder'
  if (target === 'ftp' && !sent.ftp_host.trim()) faults.ftp_host = 'required'
  if (target === 'ftp' && !sent.ftp_username.trim()) faults.ftp_username = 'required'
  if (target === 'ftp' && !passwordFor(sent, backup.settings)) faults.ftp_password = 'required'
  if (target === 'email' && !isMailAddress(sent.email_to)) faults.email_to = 'email'
  return faults
}

const isMissing = (target: BackupSettings['target'], { media }: PanelState) =>
  (target === 'usb' || target === 'sd') && !media.some(({ kind }) => kind === target)

const busy = ({ jobs }: Services) => (jobs.isRunning(...BACKUP_JOBS) ? refuse(409, 'busy') : undefined)

function obstacleTo(state: PanelState, id: string): 'project_mismatch' | 'wrong_version' | null {
  const copy = copyOf(state, id)
  if (copy && copy.format > FORMAT) return 'wrong_version'
  return copy && JSON.stringify(copy.project) !== JSON.stringify(projectOf(state)) ? 'project_mismatch' : null
}

export const backupRecipeHandlers = {
  'GET /project/recipe-backups/settings': ({ state }) => {
    const { ftp_password, ...settings } = state.recipeBackup.settings
    return ok({ ...settings, ftp_password_set: Boolean(ftp_password) })
  },

  'PUT /project/recipe-backups/settings': ({ state, body, recipeBackups }) => {
    const refusal = refuseInput(settingsFaults(body, state))
    if (refusal) return refusal
    if (isMissing(body.target, state)) return refuse(409, 'medium_missing', { fields: { target: 'medium_missing' } })
    const ftp_password = passwordFor(body, state.recipeBackup.settings)
    state.recipeBackup.settings = { ...body, ...(ftp_password && { ftp_password }) }
    recipeBackups.plan()
    return done()
  },

  'GET /project/recipe-backups/situation': ({ state }) =>
    ok({
      media: state.media.map(({ kind, label, freeBytes }) => ({ target: kind, label, free_bytes: freeBytes })),
      production_running: isRunning(state),
      plcs: state.recipeBackup.plcs,
      project: projectOf(state),
      records: state.recipes.reduce((sum, { records }) => sum + records.length, 0)
    }),

  'GET /project/recipe-backups': ({ state }) => list(state.recipeBackup.copies.map(copy => shownCopy(copy, state))),

  'POST /project/recipe-backups': call =>
    busy(call) ?? created(call.recipeBackups.start(call.session?.username ?? '', call.query.target)),

  'DELETE /project/recipe-backups/{id}': call => {
    const { state, params, recipeBackups } = call
    const copy = copyOf(state, params.id)
    if (!copy) return noSuchCopy()
    if (isAway(state, copy)) return refuse(409, 'medium_missing')
    const refusal = busy(call)
    if (refusal) return refusal
    recipeBackups.remove(params.id)
    return done()
  },

  'POST /project/recipe-backups/{id}/downloads': ({ state, params, tickets }) => {
    const copy = copyOf(state, params.id)
    if (!copy) return noSuchCopy()
    if (isAway(state, copy)) return refuse(409, 'medium_missing')
    const ticket = tickets.issue({ name: `${copy.name}.json`, type: 'application/json', chunks: () => [copy.text] })
    return created({ url: `/api/v1/downloads/${ticket}`, expires_seconds: TICKET_SECONDS })
  },

  'POST /project/recipe-backups/{id}/dry-runs': ({ state, clock, params }) => {
    const copy = copyOf(state, params.id)
    if (!copy) return noSuchCopy()
    if (isAway(state, copy)) return refuse(409, 'medium_missing')
    return ok({
      obstacle: obstacleTo(state, params.id),
      copy: shownCopy(copy, state),
      project: projectOf(state),
      production_running: isRunning(state),
      plcs: state.recipeBackup.plcs,
      records: countRecords(copy),
      recipes: planRestore(copy, state.recipes),
      memory: planMemory(copy, state.registers, clock.now())
    })
  },

  'POST /project/recipe-backups/{id}/restores': call => {
    const { state, params, body, session, recipeBackups } = call
    const copy = copyOf(state, params.id)
    if (!copy) return noSuchCopy()
    if (isAway(state, copy)) return refuse(409, 'medium_missing')
    const obstacle = obstacleTo(state, params.id)
    if (obstacle) return refuse(409, obstacle)
    const fields: FieldFaults<'POST /project/recipe-backups/{id}/restores', 400> = {
      ...(body.records !== countRecords(copy) && { records: 'count_differs' }),
      ...(isRunning(state) && !body.reason.trim() && { reason: 'required' })
    }
    return refuseInput(fields) ?? busy(call) ?? created(recipeBackups.restore(copy, session?.username ?? ''))
  }
} satisfies Partial<Handlers>
