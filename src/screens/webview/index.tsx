import { useStore } from '@nanostores/preact'
import { useEffect } from 'react'
import { listen } from '../../lib/browser/listen'
import { useModel } from '../../lib/browser/use-model'
import { useText } from '../../lib/text/use-text'
import { Page } from '../../ui/page/page'
import { Loaded } from '../../ui/status/loaded'
import { ConnectCard } from './connect-card'
import { ConnectedView } from './connected-view'
import { createWebView } from './model'

export default function WebViewScreen() {
  const { t } = useText()
  const model = useModel(createWebView)
  const connection = useStore(model.$connection)
  useEffect(() => {
    const stop = listen(window, 'pagehide', model.leave)
    return () => {
      stop()
      model.leave()
    }
  }, [model])
  return (
    <Page title={t('t0200052')}>
      {connection ? (
        <ConnectedView key={connection.id} model={model} connection={connection} />
      ) : (
        <Loaded from={model.$status}>{status => <ConnectCard model={model} status={status} />}</Loaded>
      )}
    </Page>
  )
}
