import { useEffect, useState } from 'react'
import { useText } from '../../lib/text/use-text'
import { Banner } from './banner'

const PATIENCE_SECONDS = 5

/** Shown below a progress that has not changed for 5 s. */
export function SilenceNote({ progress }: { progress: number | string }) {
  const { t } = useText()
  const [silentAt, setSilentAt] = useState<number | string>()
  useEffect(() => {
    const timer = setTimeout(() => setSilentAt(progress), PATIENCE_SECONDS * 1000)
    return () => clearTimeout(timer)
  }, [progress])
  if (silentAt !== progress) return null
  return (
    <Banner tone="warn" role="status">
      {t('common.upload.silent')}
    </Banner>
  )
}
