import { useStore } from '@nanostores/preact'
import { type ReactNode, useEffect } from 'react'
import { $unsaved } from '../../lib/form/unsaved'
import { $i18n } from '../../lib/text/i18n'
import { Button } from '../../ui/page/button'
import { Banner } from '../../ui/status/banner'
import { reloadOnce } from './build-reload'
import { type LoadScreen, useScreen } from './lazy-screen'

interface Props {
  name: string
  load: LoadScreen
  /** For screens that are shown at several addresses. */
  title?: string
  /** Shown until the screen is loaded. */
  waiting?: ReactNode
}

/** Loads a screen when it is first needed and shows it. */
export function LazyView({ name, load, title, waiting = null }: Props) {
  const screen = useScreen(name, load)
  if (screen.status === 'ready') return <screen.Screen {...(title !== undefined && { title })} />
  return screen.status === 'failed' ? <MissingScreen /> : <>{waiting}</>
}

function MissingScreen() {
  const { t } = useStore($i18n)
  useEffect(() => {
    if ($unsaved.get() === 0) void reloadOnce()
  }, [])
  return (
    <Banner
      tone="bad"
      title={t('frame.screenMissing')}
      action={<Button onClick={() => location.reload()}>{t('common.reload')}</Button>}
    >
      {t('frame.screenMissingRemedy')}
    </Banner>
  )
}
