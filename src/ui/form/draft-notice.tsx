import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import { type DraftedForm, findDraft, forgetDraft, restoreDraft } from '../../lib/form/drafts'
import { useText } from '../../lib/text/use-text'
import { Button } from '../page/button'
import { Banner } from '../status/banner'

/** Offers what was typed into this form before a new sign-in. */
export function DraftNotice<V extends object>({ of: form }: { of: DraftedForm<V> }) {
  const { t } = useText()
  const [decided, setDecided] = useState(false)
  // What the form begins with may be read only later.
  useStore(form.$values)
  const draft = decided ? undefined : findDraft(form)
  if (!draft) return null
  const decide = (restore: boolean) => {
    if (restore) restoreDraft(form, draft)
    forgetDraft(draft)
    setDecided(true)
  }
  return (
    // Read out when its dialog opens.
    <div data-first tabIndex={-1}>
      <Banner
        tone="info"
        role="status"
        title={t('common.draft')}
        action={
          <>
            <Button onClick={() => decide(false)}>{t('common.draft.discard')}</Button>
            <Button onClick={() => decide(true)}>{t('common.action.restore')}</Button>
          </>
        }
      >
        {t('common.draft.text')}
      </Banner>
    </div>
  )
}
