import { get } from '../../../api/client/client'
import type { SystemIdentity } from '../../../api/system-info'
import type { Admitted } from '../../../lib/remote/shape'
import { joinDetail } from '../../../lib/text/join'
import type { MessageKey } from '../../../lib/text/message'
import { presentScreen } from '../../../session/missing-screens'
import { type Chapter, type Line, line, shown, type T } from './line'
import * as replies from './replies'
import { SHARED } from './shared-replies'

/** A value that the panel could not find out is not an empty one. */
export const known = (value: string | null | undefined, t: T): string =>
  value === null ? t('common.term.notAvailable') : shown(value)

const version = (label: MessageKey, value: string | null): Line => line(t => [t(label), known(value, t)])

function identityLines(identity: SystemIdentity): Line[] {
  const { licences } = identity
  return [
    version('common.term.osVersion', identity.os_version),
    version('common.term.webVersion', identity.web_version),
    ...(presentScreen('easyaccess') ? [version('systemInfo.easyaccessVersion', identity.easyaccess_version)] : []),
    version('systemInfo.bootloader', identity.bootloader),
    version('systemInfo.imageBuilt', identity.image_built),
    ...(licences ?? []).map(({ feature, state, date }) =>
      line(t => [
        t('common.labelled', { label: t('common.term.licence'), value: shown(feature) }),
        date === null
          ? t(`systemInfo.licence.state.${state}`)
          : t(`systemInfo.licence.dated.${state}`, { date: shown(date) })
      ])
    ),
    ...(licences ? [] : [version('common.term.licences', null)])
  ]
}

export const VERSIONS: Chapter = {
  id: 'versions',
  title: 'handOverDialog.versions',
  columns: ['common.term.name', 'common.term.value'],
  sources: {
    'GET /system/identity': {
      screen: 'system-info',
      read: async signal => identityLines(await SHARED['GET /system/identity'](signal))
    },
    'GET /project/management': {
      screen: 'project-management',
      async read(signal) {
        const { running, runtime_version: runtime }: Admitted<typeof replies.PROJECT> = await get(
          '/project/management',
          { of: replies.PROJECT },
          { signal }
        )
        const project = running?.project
        return [
          line(t => [t('common.term.project'), project ? shown(project.name) : t('common.term.noProject')]),
          ...(project
            ? [
                version('projectManagement.compiledAt', project.compiled_at),
                version('projectManagement.toolVersion', project.tool_version),
                version('common.term.checksum', project.checksum)
              ]
            : []),
          version('handOverDialog.runtime', runtime)
        ]
      }
    },
    'GET /system/reference-configuration': {
      screen: 'system-info',
      permission: 'account-management',
      query: '?tab=configuration',
      optional: true,
      async read(signal) {
        const { time, username }: Admitted<typeof replies.REFERENCE> = await get(
          '/system/reference-configuration',
          { of: replies.REFERENCE },
          { signal }
        )
        return time === null ? [] : [line(t => [t('common.reference'), joinDetail(shown(time), shown(username))])]
      }
    },
    'GET /features/codesys': {
      screen: 'codesys',
      async read(signal) {
        const { availability, runtime, application } = await SHARED['GET /features/codesys'](signal)
        if (availability !== 'available') return []
        return [
          version('menu.codesys', runtime.version),
          ...(application
            ? [
                line(t => [
                  t('codesys.application'),
                  [application.name, application.built_at, application.checksum].map(shown).join(', ')
                ])
              ]
            : [])
        ]
      }
    }
  }
}
