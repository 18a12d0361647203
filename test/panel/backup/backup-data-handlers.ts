import { deviceText } from '../device/device-text'
import { accountOf } from '../http/access'
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
import type { Session } from '../http/sessions'
import { GROUPS } from '../mail/email-state'
import { eject, isInUse } from '../project/eject'
import { presentMedia } from '../project/present-media'
import type { Services } from '../services'
import type { PanelState } from '../state'
import { hasKnownPlaceholders } from '../storage/name-pattern'
import { isOnceTarget, shownMedium, testTarget } from '../storage/target-calls'
import { NO_TARGET, shownTarget, targetFaults, targetWithPassword } from '../storage/target-settings'
import type { DataBackupRun } from './backup-data-state'
import { DATA_BACKUP_JOB } from './data-backups'
import { membersOf } from './data-mail'
import { deletesMore } from './deletes-more'
import { forecastOf, lastCopy } from './forecast'
import { missingFor, PERMISSIONS, takesUnseen } from './permitted-contents'

type Sent = Parameters<Handlers['PUT /data/backup/settings']>[0]['body']

/** What is wrong with settings beyond what the contract checks. */
function settingsFaults({ target, schedule, name_pattern, email_group }: Sent, state: PanelState) {
  const faults: FieldFaults<'PUT /data/backup/settings', 400> = targetFaults(target, state.dataBackup.settings.target)
  if (target.kind === 'pc' && schedule !== 'none') faults.schedule = 'needs_medium'
  if (!name_pattern.includes('{log}')) faults.name_pattern = 'log_missing'
  if (!hasKnownPlaceholders(name_pattern, ['hmi', 'log'])) faults.name_pattern = 'placeholder'
  if (target.kind === 'email' && membersOf(state, email_group).length === 0)
    faults.email_group = email_group ? 'group_empty' : 'required'
  return faults
}

const rolesOf = (call: Services & { session: Session | undefined }) => accountOf(call, call.session)?.roles ?? []

const forbidden = (permission: string) =>
  refuse(403, 'forbidden', { message: `The permission ${permission} is needed`, details: { permission } })

function runView({ verifiedAt: _, ...run }: DataBackupRun, { panelFiles }: PanelState) {
  const isKept = run.files.length > 0 && run.files.every(({ name }) => panelFiles.some(({ path }) => path === name))
  return { ...run, downloadable: run.target === 'pc' && isKept }
}

export const backupDataHandlers = {
  'GET /data/backup/settings': ({ state }) => {
    const { target, ...settings } = state.dataBackup.settings
    return ok({ ...settings, target: shownTarget(target) })
  },

  'PUT /data/backup/settings': ({ body, session, ...services }) => {
    const { state, dataBackups, clock } = services
    const { settings: stored } = state.dataBackup
    const roles = rolesOf({ ...services, session })
    if (takesUnseen(body, stored, roles)) return invalid({ contents: 'not_allowed' })
    if (deletesMore(body, stored) && !roles.includes('event-delete')) return invalid({ delete_copied: 'not_allowed' })
    const refusal = refuseInput(settingsFaults(body, state))
    if (refusal) return refusal
    const target = targetWithPassword(body.target, stored.target)
    if (body.schedule !== stored.schedule) state.dataBackup.scheduledAt = clock.now()
    state.dataBackup.settings = { ...body, target }
    dataBackups.plan()
    return done()
  },

  'POST /data/backup/target-tests': call => testTarget(call, call.body, call.state.dataBackup.settings.target),

  'GET /data/backup/situation': call =>
    ok({
      media: presentMedia(call.state).map(medium => ({
        ...shownMedium(medium),
        id: medium.id,
        in_use: isInUse(call, medium.id)
      })),
      groups: GROUPS.flatMap(id => {
        const members = membersOf(call.state, id).length
        return members > 0 ? [{ id, name: call.state.email.groupNames[id] ?? '', members }] : []
      }),
      failed_test: call.storage.failedTest(call.state.dataBackup.settings.target)
    }),

  'GET /data/backup/forecast': call =>
    ok({ time: deviceText(call.clock.now()), sources: forecastOf(call), last_copy: lastCopy(call) }),

  'GET /data/backup/runs': ({ state }) => list(state.dataBackup.runs.map(run => runView(run, state))),

  'POST /data/backup/runs': ({ query, session, ...services }) => {
    const { state, jobs, dataBackups } = services
    const { settings } = state.dataBackup
    const roles = rolesOf({ ...services, session })
    const { target = settings.target.kind } = query
    if (!isOnceTarget(target, settings)) return invalid({ target: 'not_allowed' })
    // As configured, a run is that of whoever configured it.
    const isOwn = target === 'pc' || query.target !== undefined
    const contents = settings.contents.filter(it => !isOwn || roles.includes(PERMISSIONS[it]))
    if (contents.length === 0) return forbidden(missingFor(settings.contents, roles) ?? '')
    if (jobs.isRunning(DATA_BACKUP_JOB)) return refuse(409, 'busy')
    return created(dataBackups.start(session?.username ?? '', target, contents))
  },

  'POST /data/backup/runs/{id}/downloads': async ({ params, body, session, ...services }) => {
    const { state, storage, exports } = services
    const run = state.dataBackup.runs.find(({ id }) => id === params.id)
    const file = run && runView(run, state).downloadable && run.files.find(({ name }) => name === body.name)
    if (!file) return refuse(404, 'not_found', { message: 'The panel does not have this file' })
    const missing = missingFor(run.contents, rolesOf({ ...services, session }))
    if (missing !== undefined) return forbidden(missing)
    const content = await storage.readFile({ ...NO_TARGET, folder: '' }, file.name)
    return created(exports.send(session?.username ?? '', file.name, content))
  },

  'POST /data/backup/media/{id}/eject': call => eject(call, call.params.id)
} satisfies Partial<Handlers>
