import type { RadioId } from '../../api/wifi'
import { useModel } from '../../lib/browser/use-model'
import { Below } from '../../ui/status/below'
import { Loaded } from '../../ui/status/loaded'
import { ConnectionCard } from './connection-card'
import { FoundCard } from './found-card'
import { createWifi } from './model'
import { SavedCard } from './saved-card'
import { SettingsCard } from './settings-card'

export function Radio({ radio }: { radio: RadioId }) {
  const model = useModel(() => createWifi(radio))
  return (
    <>
      <ConnectionCard model={model} />
      <Below from={model.$connection}>
        <Loaded from={model.$settings}>
          {loaded => (
            <>
              <SettingsCard model={model} loaded={loaded} />
              {loaded.value.mode === 'client' && (
                <>
                  <FoundCard model={model} />
                  <SavedCard model={model} />
                </>
              )}
            </>
          )}
        </Loaded>
      </Below>
    </>
  )
}
