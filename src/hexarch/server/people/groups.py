"""Private groups: members, tables that only they see, and standings."""

from dataclasses import dataclass
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.server import quotas
from hexarch.server.accounts import tokens
from hexarch.server.accounts.users import User
from hexarch.server.clock import iso
from hexarch.server.people.presenter import named_view
from hexarch.server.storage.database import Database
from hexarch.server.storage.moderation import is_blocked
from hexarch.server.storage.parts import groups as stored
from hexarch.server.storage.parts.data_export import pass_on
from hexarch.server.storage.parts.groups import INVITED, MEMBER, Group, Member
from hexarch.server.storage.parts.profiles import find_person
from hexarch.server.tables.listing import Listing
from hexarch.server.tables.repository import TableRepository
from hexarch.server.web.json import JsonObject
from hexarch.server.web.problems import Problem

_MOST_TABLES: Final = 30


@dataclass
class Groups:
    _database: Database
    _tables: TableRepository
    _listing: Listing

    async def of_user(self, user: User) -> list[JsonObject]:
        """Return the groups that somebody belongs to, or is invited to."""
        async with self._database.read() as connection:
            found = await stored.groups_of(connection, user.id)
        return [
            {"id": group.id, "name": group.name, "status": status, "members": count, "owner": group.owner_id == user.id}
            for group, status, count in found
        ]

    async def create(self, user: User, name: str) -> str:
        check_account(user)
        async with self._database.write() as connection:
            quotas.check(await stored.count_groups(connection, user.id, MEMBER), quotas.GROUPS)
            return await stored.insert_group(connection, name, user.id)

    async def check_member(self, group_id: str, user: User) -> Group:
        """Return a group; raise the Problem of a missing group for anybody but its members."""
        async with self._database.read() as connection:
            group = await stored.find_group(connection, group_id) if tokens.is_code(group_id) else None
            if group is None or await stored.status_in(connection, group.id, user.id) != MEMBER:
                raise Problem(404, "server-no-group")
        return group

    async def find(self, connection: AsyncConnection, group_id: str) -> Group | None:
        return await stored.find_group(connection, group_id)

    async def check_owner(self, group_id: str, user: User) -> Group:
        group = await self.check_member(group_id, user)
        if group.owner_id != user.id:
            raise Problem(403, "server-group-owner")
        return group

    async def view(self, group_id: str, user: User) -> JsonObject:
        group = await self.check_member(group_id, user)
        async with self._database.read() as connection:
            members = await stored.members_of(connection, group.id)
            ids = await stored.table_ids(connection, group.id, _MOST_TABLES)
            standings = await stored.standings(connection, group.id)
        owns = group.owner_id == user.id
        return {
            "id": group.id,
            "name": group.name,
            "owner": owns,
            "owner_id": group.owner_id,
            "invitation": group.invitation if owns else None,
            "members": [_member_view(one) for one in members if one.status == MEMBER or owns],
            "tables": await self._listing.summaries(user, ids),
            "standings": [
                {
                    "person": named_view(one.person),
                    "game": one.game,
                    "games": one.games,
                    "won": one.won,
                    "average": round(one.points / one.games, 1),
                }
                for one in standings
            ],
        }

    async def invite(self, group_id: str, user: User, name_or_id: str) -> None:
        """Ask somebody to become a member."""
        group = await self.check_owner(group_id, user)
        async with self._database.write() as connection:
            person = await find_person(connection, name_or_id)
            if person is None or person.is_guest:
                raise Problem(404, "server-no-user")
            if await is_blocked(connection, person.id, user.id):
                raise Problem(403, "server-blocked-you")
            members = await stored.members_of(connection, group.id)
            if any(one.person.id == person.id for one in members):
                raise Problem(409, "server-member-already")
            quotas.check(len(members), quotas.GROUP_MEMBERS)
            quotas.check(await stored.count_groups(connection, person.id, INVITED), quotas.GROUP_INVITATIONS)
            await stored.set_member(connection, group.id, person.id, INVITED)

    async def join(self, group_id: str, user: User, invitation: str | None) -> None:
        """Become a member: with the link of the group, or after an invitation by name."""
        check_account(user)
        async with self._database.write() as connection:
            group = await stored.find_group(connection, group_id) if tokens.is_code(group_id) else None
            status = None if group is None else await stored.status_in(connection, group.id, user.id)
            if group is None or (status is None and invitation is None):
                raise Problem(404, "server-no-group")
            if status == MEMBER:
                return
            if status is None and not tokens.same(group.invitation, invitation or ""):
                raise Problem(403, "server-group-link")
            quotas.check(len(await stored.members_of(connection, group.id)), quotas.GROUP_MEMBERS)
            quotas.check(await stored.count_groups(connection, user.id, MEMBER), quotas.GROUPS)
            await stored.set_member(connection, group.id, user.id, MEMBER)

    async def remove(self, group_id: str, user: User, member_id: str) -> None:
        """Leave a group or decline an invitation; as the owner, remove somebody.

        When the owner leaves, the oldest member becomes the owner; without one the group is deleted.
        """
        async with self._database.write() as connection:
            group = await stored.find_group(connection, group_id) if tokens.is_code(group_id) else None
            mine = None if group is None else await stored.status_in(connection, group.id, user.id)
            if group is None or mine is None:
                raise Problem(404, "server-no-group")
            if member_id != user.id and group.owner_id != user.id:
                raise Problem(403, "server-group-owner")
            if await stored.status_in(connection, group.id, member_id) is None:
                raise Problem(404, "server-no-user")
            if member_id == group.owner_id:
                await pass_on(connection, group.id, member_id)
            await stored.set_member(connection, group.id, member_id, None)

    async def renew_invitation(self, group_id: str, user: User) -> None:
        """Create a new link; the old one is no longer valid."""
        group = await self.check_owner(group_id, user)
        async with self._database.write() as connection:
            await stored.set_invitation(connection, group.id)

    async def delete(self, group_id: str, user: User) -> None:
        """Delete a group with its events. Its tables stay, for those who play at them."""
        group = await self.check_owner(group_id, user)
        async with self._database.write() as connection:
            await stored.delete_group(connection, group.id)

    async def add_table(self, group: Group, code: str) -> None:
        """Show a new table to the members of a group."""
        record = await self._tables.find(code)
        async with self._database.write() as connection:
            await stored.add_group_table(connection, group.id, record.id)


def check_account(user: User) -> None:
    if user.is_guest:
        raise Problem(403, "server-accounts-only")


def _member_view(member: Member) -> JsonObject:
    return {"person": named_view(member.person), "status": member.status, "joined": iso(member.joined)}
