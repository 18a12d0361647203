import { useStore } from '@nanostores/preact'
import { $i18n } from '../../lib/text/i18n'
import { joinList } from '../../lib/text/join'
import { plainText } from '../../lib/text/plain-text'
import { Banner } from '../../ui/status/banner'

/** For how long a link stops, as the panel connects it again. */
const SECONDS = 3

/** Which links a save connects again; nothing where there are none. */
export function StopNotice({ names }: { names: readonly string[] }) {
  const { t } = useStore($i18n)
  if (names.length === 0) return null
  return (
    <Banner tone="warn" title={t('communication.stops', { seconds: SECONDS, count: names.length })}>
      {joinList(names.map(name => plainText(name, 60)))}
    </Banner>
  )
}
