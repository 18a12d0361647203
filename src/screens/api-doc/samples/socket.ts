/** For a page of the panel, whose cookie and `Origin` the browser sends. */
export const javascriptSocket = (address: string): string => `const socket = new WebSocket('${address}')
socket.addEventListener('message', ({ data }) => console.log(data))`

/** For the package `websocket-client`. */
export const pythonSocket = (address: string, origin: string): string => `import websocket

socket = websocket.create_connection(
    "${address}",
    origin="${origin}",
    cookie=f"ihmi_user_token={token}",
)
while True:
    print(socket.recv())`
