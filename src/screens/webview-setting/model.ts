import {
  closeWebViewConnection,
  listWebViewConnections,
  readWebViewSettings,
  readWebViewStatus,
  type WebViewViewer
} from '../../api/webview'
import { refusalOf } from '../../lib/remote/failure'
import { polled } from '../../lib/remote/polled'
import { resource } from '../../lib/remote/resource'
import { SCREENS } from '../../session/generated/screens'
import { createWebViewForm } from './settings-form'

const POLL_SECONDS = 5

export function createWebViewSetting() {
  const $settings = resource(readWebViewSettings)
  const $status = polled(readWebViewStatus, { everySeconds: POLL_SECONDS })
  const $connections = polled(listWebViewConnections, { everySeconds: POLL_SECONDS })
  const readAgain = () => {
    void $status.reload()
    void $connections.reload()
  }

  return {
    $settings,
    $status,
    $connections,
    /** Where the screen is opened from another computer. */
    link: location.origin + SCREENS.webview?.path,

    /** As the panel holds them when they are edited. */
    newestSettings: () => resource(readWebViewSettings),
    settingsForm: createWebViewForm(stored => {
      $settings.replace(stored)
      readAgain()
    }),

    /** One that has left in the meantime is gone as well. @throws ApiError */
    async disconnect({ id }: WebViewViewer): Promise<void> {
      try {
        await closeWebViewConnection(id)
      } catch (error) {
        if (refusalOf(error)?.status !== 404) throw error
      }
      await $connections.reload()
      void $status.reload()
    }
  }
}

export type WebViewSettingModel = ReturnType<typeof createWebViewSetting>
