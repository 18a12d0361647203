import type { WebViewConnection } from '../../api/webview'
import { useText } from '../../lib/text/use-text'
import { Button } from '../../ui/page/button'
import { Loaded } from '../../ui/status/loaded'
import type { Connection } from './connection'
import { ControlCard } from './control-card'
import type { WebViewModel } from './model'
import { ReasonBanner } from './reason-banner'
import { ScreenCard } from './screen-card'
import { ENDS } from './texts'

interface Props {
  model: WebViewModel
  connection: Connection
}

export function ConnectedView({ model, connection }: Props) {
  return (
    <Loaded from={connection.$state}>
      {state => <StateView model={model} connection={connection} state={state} />}
    </Loaded>
  )
}

function StateView({ model, connection, state }: Props & { state: WebViewConnection }) {
  const { t } = useText()
  const { ended } = state
  if (ended)
    return (
      <ReasonBanner
        reason={ENDS[ended]}
        action={
          <Button kind="primary" onClick={model.forget}>
            {t('webview.connectAgain')}
          </Button>
        }
      />
    )
  return (
    <>
      <ControlCard connection={connection} state={state} onLeave={model.leave} />
      <ScreenCard connection={connection} state={state} />
    </>
  )
}
