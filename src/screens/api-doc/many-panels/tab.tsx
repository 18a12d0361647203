import { useText } from '../../../lib/text/use-text'
import { Card } from '../../../ui/card/card'
import type { CodeBlock as Code } from '../code-block'
import type { Documentation } from '../documentation'
import type { PageLink as ToPage } from '../page-link'
import type { CodeList as Codes } from '../reply-view'
import { certificateSample, PLAYBOOK_SAMPLE, scrapeSample } from './samples'

interface Props {
  documentation: Documentation
  CodeBlock: typeof Code
  CodeList: typeof Codes
  PageLink: typeof ToPage
}

const METRICS = 'readMetrics'

/** What there is for plants with many panels, and the steps. */
export default function ManyPanels({ documentation: { document, find }, CodeBlock, CodeList, PageLink }: Props) {
  const { t } = useText()
  const metrics = find(METRICS)
  const families = Object.entries(document.paths[metrics?.path ?? '']?.get?.['x-metrics'] ?? {})
  const names = families.map(([name]) => name)
  return (
    <>
      <Card>
        <p>{t('apiDocManyPanels.text')}</p>
        <p>{t('apiDocManyPanels.files')}</p>
      </Card>
      <Card title={`1. ${t('apiDoc.start.token')}`}>
        <p>
          {t('apiDocManyPanels.token', {
            info: t('menu.info'),
            eventLog: t('menu.eventLog'),
            misc: t('menu.misc'),
            opcua: t('menu.opcua'),
            systemInfo: t('menu.systemInfo')
          })}
        </p>
        <PageLink page="access-tokens">{t('apiDoc.accessTokens')}</PageLink>
      </Card>
      {metrics && (
        <Card title={`2. ${t('apiDocManyPanels.watch')}`}>
          <p>{t('apiDocManyPanels.watch.text')}</p>
          <CodeBlock label="prometheus.yml">{scrapeSample(metrics, location)}</CodeBlock>
          <p>{t('apiDocManyPanels.target')}</p>
          <p>{t('apiDocManyPanels.certificate', { misc: t('menu.misc') })}</p>
          <CodeBlock label="OpenSSL">{certificateSample(location)}</CodeBlock>
          <p>{t('apiDocManyPanels.dashboard')}</p>
          <p>{t('apiDocManyPanels.metrics')}</p>
          <CodeList codes={names} meanings={Object.fromEntries(families.map(([name, { help }]) => [name, help]))} />
          <PageLink page={METRICS}>
            <span lang="en">{metrics.summary}</span>
          </PageLink>
        </Card>
      )}
      <Card title={`3. ${t('apiDocManyPanels.restore')}`}>
        <p>{t('apiDocManyPanels.restore.text')}</p>
        <CodeBlock label="Ansible">{PLAYBOOK_SAMPLE}</CodeBlock>
        <p>{t('apiDocManyPanels.restore.again')}</p>
        <p>{t('apiDocManyPanels.restore.never')}</p>
      </Card>
    </>
  )
}
