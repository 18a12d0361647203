import type { MessageKey } from '../../../lib/text/message'
import { useText } from '../../../lib/text/use-text'
import { Card } from '../../../ui/card/card'
import type { Operation } from '../documentation'
import { OperationList } from '../operation-list'
import type { GuideProps } from './guide-props'

const canReply = (status: string) => (operation: Operation) => operation.replies.some(reply => reply.status === status)

/** Which operations a limit concerns, found in the contract. */
const LIMITS: readonly { title: MessageKey; text: MessageKey; concerns: (operation: Operation) => boolean }[] = [
  {
    title: 'apiDoc.limits.size',
    text: 'apiDoc.limits.size.text',
    concerns: ({ bodyLimit, body }) => bodyLimit !== undefined || body?.type === 'application/octet-stream'
  },
  { title: 'apiDoc.limits.rate', text: 'apiDoc.limits.rate.text', concerns: canReply('429') },
  { title: 'apiDoc.limits.lock', text: 'apiDoc.limits.lock.text', concerns: canReply('423') },
  {
    title: 'apiDoc.limits.lists',
    text: 'apiDoc.limits.lists.text',
    concerns: ({ parameters }) => parameters.some(({ name }) => name === 'limit')
  }
]

export function LimitsGuide({ documentation: { operations } }: GuideProps) {
  const { t } = useText()
  return (
    <>
      {LIMITS.map(({ title, text, concerns }) => (
        <Card key={title} title={t(title)}>
          <p>{t(text)}</p>
          <OperationList operations={operations.filter(concerns)} />
        </Card>
      ))}
      <Card title={t('apiDoc.limits.overload')}>
        <p>{t('apiDoc.limits.overload.text')}</p>
      </Card>
    </>
  )
}
