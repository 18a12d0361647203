import { useStore } from '@nanostores/preact'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { contractUrl } from '../../lib/browser/contract-url'
import { useModel } from '../../lib/browser/use-model'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/card/card'
import { EmptyState } from '../../ui/page/empty-state'
import { Page } from '../../ui/page/page'
import { Loaded } from '../../ui/status/loaded'
import styles from './api-doc.module.css'
import { Contents } from './contents'
import type { GuideProps } from './guides/guide-props'
import { GUIDES } from './guides/guides'
import { createApiDoc } from './model'
import { OperationView } from './operation-view'

export default function ApiDocScreen() {
  const { t } = useText()
  const model = useModel(createApiDoc)
  const download = (
    <a className={styles.link} href={contractUrl} download="openapi.json">
      {t('apiDoc.download')}
    </a>
  )
  return (
    <Page title={t('menu.apiDoc')} actions={download}>
      <Loaded from={model.$documentation}>
        {documentation => <Reader model={model} documentation={documentation} />}
      </Loaded>
    </Page>
  )
}

/** Contents beside a page; on narrow screens one after the other. */
function Reader({ model, documentation }: GuideProps) {
  const { t } = useText()
  const { page } = useStore(model.$address)
  const content = useRef<HTMLDivElement>(null)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current !== page) content.current?.querySelector<HTMLElement>('h2')?.focus()
    shown.current = page
  }, [page])
  return (
    <div className={styles.reader} data-page={page || undefined}>
      <Contents model={model} documentation={documentation} />
      <div ref={content} className={styles.content}>
        <Link className={styles.back} href={location.pathname}>
          {t('apiDoc.contents')}
        </Link>
        <PageContent key={page} page={page} model={model} documentation={documentation} />
      </div>
    </div>
  )
}

function PageContent({ page, model, documentation }: GuideProps & { page: string }) {
  const { t } = useText()
  const operation = documentation.find(page)
  if (operation) return <OperationView model={model} documentation={documentation} operation={operation} />
  const guide = GUIDES.find(({ id }) => id === (page || GUIDES[0].id))
  if (!guide)
    return (
      <Card>
        <EmptyState title={t('apiDoc.unknown', { page })} />
      </Card>
    )
  return (
    <>
      <h2 className={styles.title} tabIndex={-1}>
        {t(guide.title)}
      </h2>
      <guide.View model={model} documentation={documentation} />
    </>
  )
}
