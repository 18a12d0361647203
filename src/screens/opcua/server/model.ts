import { listOpcUaCertificates, type OpcUaCertificate, trustOpcUaCertificate } from '../../../api/opcua/certificates'
import {
  clearOpcUaRejections,
  listOpcUaRejections,
  listOpcUaSessions,
  type OpcUaSettings,
  readOpcUaSettings,
  restartOpcUaServer,
  startOpcUaServer,
  stopOpcUaServer
} from '../../../api/opcua/server'
import { polled } from '../../../lib/remote/polled'
import { resource } from '../../../lib/remote/resource'
import type { Versioned } from '../../../lib/remote/versioned'
import { plainText } from '../../../lib/text/plain-text'
import { notify } from '../../../stores/notices'
import type { OpcUaModel } from '../model'
import { createOpcUaSettingsForm, type SettingsChange } from './settings-form'

/** A client that was just rejected is to appear while its user waits. */
const POLL_SECONDS = 5

export function createServerTab($server: OpcUaModel['$server']) {
  const $sessions = polled(listOpcUaSessions, { everySeconds: POLL_SECONDS })
  const $rejections = polled(listOpcUaRejections, { everySeconds: POLL_SECONDS })
  const $settings = resource(readOpcUaSettings)

  /** Whatever changes the server ends sessions. */
  async function refresh(): Promise<void> {
    await Promise.all([$server.reload(), $sessions.reload(), $rejections.reload()])
  }

  return {
    $server,
    $sessions,
    $rejections,
    $settings,

    /** @throws ApiError */
    async start(): Promise<void> {
      try {
        await startOpcUaServer()
      } finally {
        // A start that failed leaves its cause with the server.
        await refresh()
      }
    },

    /** @throws ApiError */
    async stop(): Promise<void> {
      await stopOpcUaServer()
      await refresh()
    },

    /** @throws ApiError */
    async restart(): Promise<void> {
      await restartOpcUaServer()
      await refresh()
    },

    /** The client connects when it tries again; the server keeps running. @throws ApiError */
    async trust(certificate: OpcUaCertificate): Promise<void> {
      await trustOpcUaCertificate(certificate)
      notify(['opcuaServer.trusted', { name: plainText(certificate.name, 80) || certificate.thumbprint }])
      await $rejections.reload()
    },

    /** They were read. @throws ApiError */
    async clearRejections(): Promise<void> {
      await clearOpcUaRejections()
      await $rejections.reload()
    },

    /** As the panel has them when one is to be trusted. */
    newestCertificates: () => resource(listOpcUaCertificates),

    /** As the panel holds them when they are edited. */
    newestSettings: () => resource(readOpcUaSettings),

    /** `change` is already made in the form, for the user to save. */
    settingsForm(loaded: Versioned<OpcUaSettings>, change: SettingsChange = {}) {
      return createOpcUaSettingsForm(loaded, change, stored => {
        $settings.replace(stored)
        void refresh()
      })
    }
  }
}

export type ServerTabModel = ReturnType<typeof createServerTab>
