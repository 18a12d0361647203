import { get } from '../../../api/client/client'
import type { Admitted } from '../../../lib/remote/shape'
import { joinDetail, joinList } from '../../../lib/text/join'
import type { MessageKey } from '../../../lib/text/message'
import { PRESETS, presetOf } from '../../../session/presets'
import { rightsList } from '../../../session/rights'
import { readAccounts } from '../../../stores/hardening/sources'
import { type Chapter, line, shown, type T } from './line'
import * as replies from './replies'
import { SHARED } from './shared-replies'

type Reply<K extends keyof typeof replies> = Admitted<(typeof replies)[K]>

const LEVELS: Record<Reply<'LEVELS'>['levels'][number]['level'], MessageKey> = {
  'system-setting': 'systemPassword.level.system',
  'upload-project': 'systemPassword.level.upload',
  history: 'systemPassword.level.history',
  user: 'common.term.user'
}

/** A role with what it permits, else each right. */
function rightsText(roles: readonly string[], t: T): string {
  const preset = presetOf(roles)
  return preset
    ? t('common.labelled', { label: t(PRESETS[preset].title), value: t(`accountManagement.preset.${preset}.hint`) })
    : t('common.labelled', { label: t('accountManagement.preset.own'), value: shown(rightsList(roles, t)) })
}

export const ACCOUNTS: Chapter = {
  id: 'accounts',
  title: 'handOverDialog.accounts',
  columns: [
    'common.term.username',
    'systemInfoConfiguration.screen',
    'handOverDialog.rights',
    'common.term.status',
    'common.term.validUntil',
    'accountManagement.lastSignIn'
  ],
  sources: {
    'GET /uac/accounts': {
      screen: 'account-management',
      async read(signal) {
        const { items } = await readAccounts(signal)
        return items.map(({ username, roles, state, valid_until: end, last_sign_in: last, ...password }) =>
          line((t, screen) => [
            shown(username),
            screen,
            rightsText(roles, t),
            joinList([
              t(`accountManagement.state.${state}`),
              ...(password.password_must_change ? [t('accountManagement.state.mustChange')] : []),
              ...(password.password_factory ? [t('accountManagement.state.factory')] : [])
            ]),
            end === null ? t('accountManagement.noEnd') : shown(end),
            last ? shown(last.time) : t('accountManagement.never')
          ])
        )
      }
    },
    'GET /project/enhanced-security': {
      screen: 'enhanced-security',
      async read(signal) {
        const { in_use: isUsed, accounts }: Reply<'OPERATORS'> = await get(
          '/project/enhanced-security',
          { of: replies.OPERATORS },
          { signal }
        )
        if (!isUsed) return []
        return accounts.items.map(
          ({ username, classes, browse, read, write, valid_minutes: minutes, expires_at: end }) =>
            line((t, screen) => {
              const overOpcUa = [
                ...(browse ? [t('enhancedSecurity.browse')] : []),
                ...(read ? [t('enhancedSecurity.read')] : []),
                ...(write ? [t('enhancedSecurity.write')] : [])
              ]
              const labelled = (label: MessageKey, values: readonly string[]) =>
                t('common.labelled', { label: t(label), value: shown(joinList(values)) })
              const atPanel = labelled('enhancedSecurity.classes', classes)
              return [
                shown(username),
                screen,
                overOpcUa.length > 0 ? joinDetail(atPanel, labelled('menu.opcua', overOpcUa)) : atPanel,
                shown(''),
                end === null
                  ? t(minutes === 0 ? 'enhancedSecurity.untilRestart' : 'enhancedSecurity.validity.permanent')
                  : shown(end),
                shown('')
              ]
            })
        )
      }
    },
    'GET /system/passwords': {
      screen: 'system-password',
      async read(signal) {
        const { levels }: Reply<'LEVELS'> = await get('/system/passwords', { of: replies.LEVELS }, { signal })
        return levels.map(({ level, factory: isFactory }) =>
          line((t, screen) => [
            t(LEVELS[level]),
            screen,
            shown(''),
            t(isFactory ? 'systemPassword.state.factory' : 'systemPassword.state.own'),
            shown(''),
            shown('')
          ])
        )
      }
    },
    'GET /features/webview/settings': {
      screen: 'webview-setting',
      async read(signal) {
        const {
          enabled,
          control_username: control,
          view_username: view
        } = await SHARED['GET /features/webview/settings'](signal)
        if (!enabled) return []
        const user = (name: string, right: MessageKey) =>
          name ? [line((t, screen) => [shown(name), screen, t(right), shown(''), shown(''), shown('')])] : []
        return [...user(control, 'common.term.control'), ...user(view, 'common.term.viewOnly')]
      }
    }
  }
}
