"""Tables over HTTP and WebSockets. docs/protocol.md describes what is said."""
