import { useStore } from '@nanostores/preact'
import { lastKnown } from '../../../lib/remote/last-known'
import { $i18n } from '../../../lib/text/i18n'
import { Banner } from '../../../ui/status/banner'
import type { NodeEditor } from './model'

/** A restart takes 2 to 5 s, depending on the number of tags. */
const RESTART_SECONDS = 5

/** Says whom the restart of the server disconnects. */
export function RestartNotice({ $server }: Pick<NodeEditor, '$server'>) {
  const { t } = useStore($i18n)
  const server = lastKnown(useStore($server))
  if (!server) return null
  if (server.state !== 'Running') return <Banner tone="info">{t('opcuaNodes.save.stopped')}</Banner>
  return (
    <Banner tone={server.sessions > 0 ? 'warn' : 'info'}>
      {t('opcuaNodes.save.restart', { count: server.sessions, seconds: RESTART_SECONDS })}
    </Banner>
  )
}
