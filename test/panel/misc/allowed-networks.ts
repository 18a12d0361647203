import { isIPv4 } from 'node:net'
import { contains, type Subnet } from '../network/ipv4'

/** An address, or a network such as `192.168.10.0/24`. */
function readNetwork(text: string): Subnet | undefined {
  const [address = '', prefix = '32', ...more] = text.split('/')
  const isPrefix = /^\d{1,2}$/.test(prefix) && Number(prefix) <= 32
  return isIPv4(address) && isPrefix && more.length === 0 ? { address, prefix: Number(prefix) } : undefined
}

export const isNetwork = (text: string): boolean => readNetwork(text) !== undefined

export const isInNetworks = (address: string, networks: readonly string[]): boolean =>
  isIPv4(address) &&
  networks.some(text => {
    const network = readNetwork(text)
    return network !== undefined && contains(network, address)
  })
