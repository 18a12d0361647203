import { useState } from 'react'
import { useText } from '../../lib/text/use-text'
import { Button } from '../../ui/page/button'
import { Banner } from '../../ui/status/banner'
import { NOTICES } from './texts'

/** What happened to control or to a request for it, until the user has read it. */
export function NoticeBanner({ notice }: { notice: keyof typeof NOTICES }) {
  const { t } = useText()
  const [closed, setClosed] = useState(false)
  const { tone, text } = NOTICES[notice]
  if (closed) return null
  return (
    <Banner
      tone={tone}
      role="status"
      action={
        <Button kind="quiet" onClick={() => setClosed(true)}>
          {t('common.close')}
        </Button>
      }
    >
      {t(text)}
    </Banner>
  )
}
