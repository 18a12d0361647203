import { useText } from '../../../lib/text/use-text'
import { Card } from '../../../ui/card/card'
import { CodeBlock } from '../code-block'
import { DescribedText } from '../described-text'
import { javascriptSocket } from '../samples/javascript'
import { pythonSocket } from '../samples/python'
import { SchemaView } from '../schema-view'
import type { GuideProps } from './guide-props'

export function SocketGuide({ documentation: { document } }: GuideProps) {
  const { t } = useText()
  return (
    <>
      {Object.entries(document['x-sockets']).map(([path, { summary, description, message }]) => {
        const address = location.origin.replace(/^http/, 'ws') + path
        return (
          <Card key={path} title={path}>
            <p lang="en">{summary}</p>
            <DescribedText>{description}</DescribedText>
            {message && (
              <>
                <p>{t('apiDoc.socket.text')}</p>
                <SchemaView schema={message} schemas={document.components.schemas} />
                <CodeBlock label="JavaScript">{javascriptSocket(address)}</CodeBlock>
                <p>{t('apiDoc.socket.python')}</p>
                <CodeBlock label="Python">{pythonSocket(address, location.origin)}</CodeBlock>
              </>
            )}
          </Card>
        )
      })}
    </>
  )
}
