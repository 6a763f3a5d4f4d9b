"""The bus on NATS."""

import asyncio
import os
import signal
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from nats.aio.client import Client

from rapido.bus.errors import BusUnavailable
from rapido.bus.nats import NatsBus
from rapido.bus.remote import RemoteBus
from rapido.rooms.ports import Bus
from tests.kits.bus_kit import BusKit, wait_for_messages
from tests.kits.remote_bus_kit import RemoteBusKit, asynchronous, until
from tests.servers.nats import Nats


@pytest.fixture(scope="module")
def own_nats() -> Iterator[Nats]:
    with closing(Nats("max_payload: 4096")) as server:
        yield server


class TestKit(BusKit):
    @pytest.fixture(autouse=True)
    def _server(self, nats: Nats) -> None:
        self.url = nats.url()

    async def open(self) -> tuple[Bus, Bus]:
        return await NatsBus.open(self.url, "test"), await NatsBus.open(self.url, "test")


class TestFaults(RemoteBusKit):
    @pytest.fixture(autouse=True)
    def _server(self, own_nats: Nats) -> None:
        self.nats = self.server = own_nats

    async def open_bus(
        self, url: str, installation: str = "test", *, required: bool = True
    ) -> RemoteBus:
        return await NatsBus.open(url, installation, required=required)

    @asynchronous
    async def test_frozen_server_does_not_fill_the_memory(self) -> None:
        one = await self.open()
        os.kill(self.nats.pid, signal.SIGSTOP)
        try:
            # More than the sockets, the client and the outbox hold.
            while one.bus.connected:
                for _ in range(100):
                    one.bus.publish("topic", bytes(100_000))
                await asyncio.sleep(0.01)
            assert one.bus.dropped
        finally:
            os.kill(self.nats.pid, signal.SIGCONT)
        await until(lambda: one.bus.connected)
        await one.exchange(await self.open())

    def test_client_that_fails_to_close(self, monkeypatch: pytest.MonkeyPatch) -> None:
        async def fail(_: Client) -> None:
            raise ConnectionResetError

        monkeypatch.setattr(Client, "close", fail)
        self.test_cut_connection()

    @asynchronous
    async def test_server_that_takes_only_small_payloads(self) -> None:
        one, two = await self.open(), await self.open()
        published = [bytes([size % 256]) * size for size in (4096, 0, 100_000, 3900, 1)]
        for payload in published:
            one.bus.publish("topic", payload)
        await wait_for_messages(two.received, len(published))
        assert two.received == published

    @asynchronous
    async def test_next_server_is_tried(self) -> None:
        self.server.ensure_running()
        working = self.server.url()
        before, _, host = working.partition("@")
        one = await self.open(f"{before}@127.0.0.1:1,{host}", required=False)
        await until(lambda: one.bus.connected)
        await one.exchange(await self.open())


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("tls")
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"),
            *(
                "-nodes",
                "-days",
                "2",
                "-subj",
                "/CN=test",
                "-addext",
                "subjectAltName=IP:127.0.0.1",
            ),
            *("-keyout", folder / "key.pem", "-out", folder / "cert.pem"),
        ],
        check=True,
        capture_output=True,
    )
    return folder / "cert.pem"


def test_tls(certificate: Path) -> None:
    key = certificate.with_name("key.pem")
    settings = f'tls {{ cert_file: "{certificate}", key_file: "{key}" }}'

    async def run(url: str) -> None:
        one = await NatsBus.open(f"{url}?sslrootcert={certificate}", "test")
        two = await NatsBus.open(f"{url}?sslrootcert={certificate}", "test")
        received: list[bytes] = []
        two.subscribe("topic", received.append)
        one.publish("topic", b"encrypted")
        await wait_for_messages(received, 1)
        await one.close()
        await two.close()
        with pytest.raises(BusUnavailable, match="certificate verify failed"):
            await NatsBus.open(url, "test")
        assert asyncio.all_tasks() == {asyncio.current_task()}

    with closing(Nats(settings)) as server:
        server.start()
        asyncio.run(run(server.url().replace("nats://", "tls://")))


def test_password_is_not_sent_without_tls() -> None:
    sent: list[bytes] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b'INFO {"auth_required": true, "max_payload": 1000}\r\n')
        sent.append(await reader.read())
        writer.close()

    async def run() -> None:
        server = await asyncio.start_server(serve, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        for user in ("user:secret", "secret"):
            with pytest.raises(BusUnavailable, match="TLS"):
                await NatsBus.open(f"tls://{user}@127.0.0.1:{port}", "test")
        await until(lambda: len(sent) == 2)
        server.close()
        await server.wait_closed()

    asyncio.run(run())
    assert not any(b"secret" in data for data in sent)
