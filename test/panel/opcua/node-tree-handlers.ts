import { done, type Handlers } from '../http/handler-types'

export const nodeTreeHandlers = {
  'PUT /opcua/node-tree'({ body, state }) {
    state.nodeTree = body
    return done()
  }
} satisfies Partial<Handlers>
