import { readFaultsOf } from './reads'

const test = readFaultsOf('data')

test.run()
