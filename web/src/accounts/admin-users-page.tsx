import { Badge } from '../ui/badge.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LoadingLine } from '../ui/spinner.tsx';
import { UserCard } from './user-card.tsx';
import { useActiveUsers } from './users.queries.ts';

/** Gestión de Usuarios: who has an account here. */
export default function AdminUsersPage() {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-8 sm:px-6">
      <h1 className="text-xl">Gestión de Usuarios</h1>
      <p className="mt-1 mb-6 text-ink-soft">
        Administra usuarios del sistema y participantes de fiestas
      </p>
      <UsersContent />
    </div>
  );
}

function UsersContent() {
  const query = useActiveUsers();
  const { data: users, isPending, isError } = query;
  if (isPending) return <LoadingLine text="Cargando usuarios..." />;
  if (isError) {
    return <ErrorState title="Error al cargar usuarios" query={query} />;
  }
  if (!users?.length) {
    return (
      <EmptyState title="Sin usuarios activos">
        Aquí aparece cada persona que tiene una cuenta.
      </EmptyState>
    );
  }
  return (
    <>
      <p className="mb-4 flex flex-wrap items-center gap-3">
        Mostrando solo usuarios activos
        <Badge>{users.length === 1 ? '1 usuario' : `${users.length} usuarios`}</Badge>
      </p>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {users.map((user) => (
          <UserCard key={user.id} user={user} />
        ))}
      </ul>
    </>
  );
}
