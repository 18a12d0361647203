import { installOnDemand } from './on-demand.mjs'

/** Installs node-opcua, which weighs 70 MB. */
export function prepareOpcua() {
  installOnDemand('opcua', 'Installing the OPC UA server…')
}
