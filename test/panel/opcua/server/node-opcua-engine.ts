import { format, stripVTControlCharacters } from 'node:util'
import { announce } from '../discovery/announcement'
import { register } from '../discovery/node-opcua-registration'
import { type EnginePanel, type EngineSetup, type OpcuaEngine, type RunningServer, StartFailure } from '../engine'
import { addNodes } from './address-space'
import { createAdmission, type UserFailures, userCheck } from './admission'
import { modeOf, policyOf } from './channel-facts'
import { watchChannels } from './channels'
import { checkedBefore } from './checked-before'
import { limitConnections } from './connection-limit'
import { endDistrusted, endSessionsOf } from './ended-sessions'
import { capabilitiesOf } from './limits'
import { loadNodeOpcua, type NodeOpcua, type OpcuaServer } from './node-opcua'
import { withOfferedPolicies } from './offered-policies'
import { grantRights, limitToRoles } from './rights'
import { createSessions, type Sessions } from './sessions'
import { TOKENS } from './user-token'

const PRODUCT = 'urn:example-panels:opcua-server'
/** Clients that look for the endpoints connect too. */
const SPARE_CONNECTIONS = 20

/** Serves OPC UA with node-opcua, whose packages have to be installed. */
export const nodeOpcuaEngine: OpcuaEngine = {
  register,
  announce,

  async start(wanted) {
    const setup = withOfferedPolicies(wanted)
    const opc = loadNodeOpcua()
    redirectLog(opc, setup)
    const failures: UserFailures = new WeakMap()
    const admission = createAdmission(opc, setup)
    const server = createServer(opc, setup, userCheck(admission, failures))
    await server.initialize()
    const { addressSpace } = server.engine
    if (!addressSpace) throw new StartFailure('start_failed', 'The server has no address space')
    useCertificate(opc, server, setup)
    offerTokens(opc, server, setup.settings)
    limitConnections(server)
    grantRights(opc, server, setup.panel)
    limitToRoles(opc, addressSpace)
    const sessions = createSessions(opc, server, setup.panel)
    watchChannels({ ...setup, opc, server, admission, failures, sessions })
    await addNodes(opc, addressSpace, setup.nodeTree.folders, {
      panel: setup.panel,
      samplingMs: setup.settings.limits.min_sampling_ms,
      onWrite: (session, ...written) => setup.panel.write(...written, sessions.callerOf(session))
    })
    await listen(server)
    return running(opc, server, setup.panel, sessions)
  }
}

function createServer(opc: NodeOpcua, setup: EngineSetup, isValidUser: ReturnType<typeof userCheck>): OpcuaServer {
  const { host, settings, applicationUri } = setup
  const modes = [...(settings.policies.includes('None') ? ['None'] : []), ...settings.modes]
  return new opc.OPCUAServer({
    port: settings.port,
    host,
    hostname: host,
    serverInfo: {
      applicationUri,
      applicationName: { text: settings.application_name, locale: 'en' },
      productUri: PRODUCT
    },
    buildInfo: { productName: settings.application_name, productUri: PRODUCT, manufacturerName: 'Example Panels' },
    serverCertificateManager: checkedBefore(opc),
    userCertificateManager: checkedBefore(opc),
    certificateKeyPairProvider: providerOf(opc, setup),
    securityPolicies: settings.policies.filter(policy => policy !== 'None'),
    securityModes: modes.flatMap(mode => opc.MessageSecurityMode[mode] ?? []),
    allowAnonymous: settings.tokens.anonymous,
    maxConnectionsPerEndpoint: settings.limits.max_sessions + SPARE_CONNECTIONS,
    serverCapabilities: capabilitiesOf(settings.limits),
    userManager: { isValidUser, getUserRoles: () => [] }
  })
}

const providerOf = (opc: NodeOpcua, { certificate: { certificate, privateKey } }: EngineSetup) =>
  new opc.InMemoryCertificateKeyPairProvider([certificate], opc.coercePEMorDerToPrivateKey(privateKey))

/** The endpoints look for files by themselves. */
function useCertificate(opc: NodeOpcua, server: OpcuaServer, setup: EngineSetup): void {
  for (const endpoint of server.endpoints) endpoint.setCertificateProvider(providerOf(opc, setup))
}

/** node-opcua can leave out anonymous users only. */
function offerTokens(opc: NodeOpcua, server: OpcuaServer, { tokens }: EngineSetup['settings']): void {
  const types = { anonymous: 'Anonymous', username: 'UserName', certificate: 'Certificate' } as const
  const offered = Object.values(TOKENS).flatMap(({ setting }) =>
    tokens[setting] ? [opc.UserTokenType[types[setting]]] : []
  )
  for (const endpoint of server.endpoints.flatMap(it => it.endpointDescriptions()))
    endpoint.userIdentityTokens = endpoint.userIdentityTokens.filter(({ tokenType }) => offered.includes(tokenType))
}

/** @throws StartFailure */
async function listen(server: OpcuaServer): Promise<void> {
  try {
    await server.start()
  } catch (error) {
    const inUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    throw new StartFailure(
      inUse ? 'port_in_use' : 'start_failed',
      error instanceof Error ? error.message : String(error)
    )
  }
}

function running(opc: NodeOpcua, server: OpcuaServer, panel: EnginePanel, sessions: Sessions): RunningServer {
  const descriptions = server.endpoints.flatMap(endpoint => endpoint.endpointDescriptions())
  return {
    endpoints: descriptions
      // Only to ask for the others.
      .filter(({ restricted }) => !restricted)
      .flatMap(({ endpointUrl: url, securityPolicyUri, securityMode }) => {
        const policy = policyOf(securityPolicyUri)
        const mode = modeOf(opc, securityMode)
        return policy && mode ? [{ url, policy, mode }] : []
      }),
    sessions: sessions.list,
    uses: sessions.uses,
    endDistrusted: () => endDistrusted(server, panel, sessions.open()),
    endSessionsOf: username => endSessionsOf(server, panel, username, sessions.open()),
    close: () => server.shutdown(0)
  }
}

/** The words of node-opcua, without colours; they are of one server at a time, as it has one log for all. */
function redirectLog(opc: NodeOpcua, { panel }: EngineSetup): void {
  const printAs =
    (level: 'warning' | 'debug') =>
    (...texts: unknown[]) =>
      panel.log(level, 'server', stripVTControlCharacters(format(...texts.filter(isText))).trim())
  opc.setErrorLogger(printAs('warning'))
  opc.setWarningLogger(printAs('debug'))
  opc.setDebugLogger(printAs('debug'))
}

/** The first is the place in its source. */
const isText = (part: unknown) => typeof part !== 'object'
