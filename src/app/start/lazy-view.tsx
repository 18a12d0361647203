import { type ReactNode, useEffect } from 'react'
import { $unsaved } from '../../lib/form/unsaved'
import { useText } from '../../lib/text/use-text'
import { ReloadBanner } from '../../ui/status/reload-banner'
import { reloadOnce } from './build-reload'
import { type LoadScreen, useScreen } from './lazy-screen'

interface Props {
  name: string
  load: LoadScreen
  /** Shown until the screen is loaded. */
  waiting?: ReactNode
}

/** Loads a screen when it is first needed and shows it. */
export function LazyView({ name, load, waiting = null }: Props) {
  const screen = useScreen(name, load)
  if (screen.status === 'ready') return <screen.Screen />
  return screen.status === 'failed' ? <MissingScreen error={screen.error} /> : <>{waiting}</>
}

function MissingScreen({ error }: { error: unknown }) {
  const { t } = useText()
  useEffect(() => {
    if ($unsaved.get() === 0) void reloadOnce()
  }, [])
  return (
    <ReloadBanner title={t('frame.screenMissing')} error={error}>
      {t('frame.screenMissingRemedy')}
    </ReloadBanner>
  )
}
